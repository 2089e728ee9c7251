import type { Icon } from '@tabler/icons-react';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import { useState } from 'react';
import { wheelAddress } from '../../../cloud/save-to-cloud';
import { FillWheel } from '../../../components/fill-wheel/FillWheel';
import { MenuWithButton } from '../../../components/menu/MenuWithButton';
import { formatAgo } from '../../../i18n/format-time';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { distinctFills } from '../../../wheel/drawing/distinct-fills';
import { renameKept } from '../library-commands';
import { RenameWheel } from '../RenameWheel';
import { cardActions } from './card-actions';
import { openLocal } from './local-commands';
import type { DashboardWheel } from './merge-wheels';
import styles from './WheelCard.module.css';
import { renameListed } from './wheel-commands';

const marks: Record<NonNullable<DashboardWheel['mark']>, Icon> = {
  here: IconDeviceLaptop,
  unsaved: IconCloudUp,
  waiting: IconCloudOff,
  conflict: IconCloudX,
};

export function WheelCard({ wheel }: { wheel: DashboardWheel }) {
  const { t } = useTranslation('dashboard');
  const { code, locale } = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const name = wheel.name.trim() || t('common:wheel');
  const { mark } = wheel;
  const Mark = mark && marks[mark];

  const nameLine = wheel.isLocal ? (
    <button type="button" className={styles.name} onClick={() => void openLocal(wheel)}>
      {name}
    </button>
  ) : (
    <a className={styles.name} href={wheelAddress(wheel.id, code)}>
      {name}
    </a>
  );

  return (
    <li className={styles.card}>
      <FillWheel fills={distinctFills(wheel.colors)} className={styles.picture} />
      {isRenaming ? (
        <RenameWheel
          name={wheel.name}
          label={t('common:name')}
          saveLabel={t('common:save')}
          // A rename in the cloud would turn the changes that only this browser has into a second version.
          onSave={(next) => (mark ? renameKept({ key: wheel.id }, next) : renameListed(wheel, next))}
          onDone={() => setRenaming(false)}
        />
      ) : (
        nameLine
      )}
      <p className={styles.facts}>
        {t('common:choices', { count: wheel.sliceCount })} · {formatAgo(wheel.updatedAt, Date.now(), locale)}
        {wheel.shareId !== undefined && wheel.takenDown !== true && (
          <span className={styles.mark}>
            <IconLink size={16} aria-hidden />
            {t('shared')}
          </span>
        )}
        {wheel.takenDown === true && (
          <span className={styles.mark}>
            <IconLinkOff size={16} aria-hidden />
            {t('takenDown')}
          </span>
        )}
        {Mark && (
          <span className={styles.mark}>
            <Mark size={16} aria-hidden />
            {t(`mark.${mark}`)}
          </span>
        )}
      </p>
      <div className={styles.menu}>
        <MenuWithButton
          label={t('common:menuOf', { name })}
          icon={<IconDotsVertical size={20} aria-hidden />}
          entries={cardActions(wheel, t, () => setRenaming(true))}
        />
      </div>
    </li>
  );
}

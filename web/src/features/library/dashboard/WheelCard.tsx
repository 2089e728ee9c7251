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
import { SaveMark } from '../SaveMark';
import { cardActions } from './card-actions';
import { openLocal } from './local-commands';
import type { DashboardWheel } from './merge-wheels';
import styles from './WheelCard.module.css';
import { renameListed } from './wheel-commands';

export function WheelCard({ wheel }: { wheel: DashboardWheel }) {
  const { t } = useTranslation('dashboard');
  const { code, locale } = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const name = wheel.name.trim() || t('common:wheel');
  const { mark } = wheel;

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
        {mark && <SaveMark card={{ ...wheel, state: mark }} className={styles.mark} />}
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

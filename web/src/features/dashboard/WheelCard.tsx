import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDotsVertical from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconLinkOff from '@tabler/icons-react/dist/esm/icons/IconLinkOff.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedWheel } from '../../api/list-wheels';
import { ActionMenuButton } from '../../components/action-menu/ActionMenuButton';
import { FillWheel } from '../../components/fill-wheel/FillWheel';
import { formatAgo } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { wheelAddress } from '../cloud/save-own-copy';
import { RenameWheel } from './RenameWheel';
import styles from './WheelCard.module.css';
import { copyShareLink, deleteListed, duplicateListed, endListedShare } from './wheel-commands';

export function WheelCard({ wheel }: { wheel: ListedWheel }) {
  const { t } = useTranslation('dashboard');
  const { code, locale } = useLanguage();
  const [isRenaming, setRenaming] = useState(false);
  const name = wheel.name.trim() || t('unnamed');
  const isTakenDown = wheel.takenDown === true;
  const isShared = wheel.shareId !== undefined && !isTakenDown;

  return (
    <li className={styles.card}>
      <FillWheel fills={wheel.colors} className={styles.picture} />
      {isRenaming ? (
        <RenameWheel wheel={wheel} onDone={() => setRenaming(false)} />
      ) : (
        <a className={styles.name} href={wheelAddress(wheel.id, code)}>
          {name}
        </a>
      )}
      <p className={styles.facts}>
        {t('choices', { count: wheel.sliceCount })} · {formatAgo(wheel.updatedAt, Date.now(), locale)}
        {isShared && (
          <span className={styles.shared}>
            <IconLink size={16} aria-hidden />
            {t('shared')}
          </span>
        )}
        {isTakenDown && (
          <span className={styles.shared}>
            <IconLinkOff size={16} aria-hidden />
            {t('takenDown')}
          </span>
        )}
      </p>
      <div className={styles.menu}>
        <ActionMenuButton
          label={t('menu.label', { name })}
          icon={<IconDotsVertical size={20} aria-hidden />}
          actions={[
            { label: t('menu.rename'), icon: IconPencil, run: () => setRenaming(true) },
            { label: t('menu.duplicate'), icon: IconCopy, run: () => void duplicateListed(wheel) },
            ...(isTakenDown
              ? []
              : [
                  {
                    label: isShared ? t('menu.copyLink') : t('menu.share'),
                    icon: IconLink,
                    run: () => void copyShareLink(wheel),
                    startsGroup: true,
                  },
                ]),
            ...(isShared
              ? [{ label: t('menu.endShare'), icon: IconLinkOff, run: () => void endListedShare(wheel) }]
              : []),
            { label: t('menu.delete'), icon: IconTrash, run: () => deleteListed(wheel), startsGroup: true },
          ]}
        />
      </div>
    </li>
  );
}

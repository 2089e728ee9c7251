import IconFolders from '@tabler/icons-react/dist/esm/icons/IconFolders.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import type { MouseEvent } from 'react';
import { useStore } from 'zustand';
import { dialogPart, openDialog } from '../../components/dialog/open-dialog';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { galleryAddress, myWheelsAddress } from '../../i18n/addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, roomStore } from '../../live/room-store';
import { sessionStore } from '../../session/session-state';
import styles from './SiteNav.module.css';

interface SiteNavProps {
  /** Beside the wheel there is less room than on a page, and a guest's wheels open in a dialog. */
  place: 'stage' | 'page' | 'menu';
  onLeave?: () => void;
}

/** The ways to the wheels of everybody and to the visitor's own. */
export function SiteNav({ place, onLeave }: SiteNavProps) {
  const { t } = useTranslation('shell');
  const { code } = useLanguage();
  const isGuest = useStore(sessionStore, ({ user }) => user === null);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const opensDialog = place !== 'page' && isGuest && !isOnlyWatched;

  const openMine = (event: MouseEvent) => {
    // A new tab or window leaves this wheel where it is.
    if (!opensDialog || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onLeave?.();
    openDialog('library');
  };
  return (
    <nav className={styles.nav} data-place={place} aria-label={t('nav.label')}>
      <a href={galleryAddress(code)} aria-label={t('nav.gallery')} title={t('nav.gallery')}>
        <IconLayoutGrid size={20} aria-hidden />
        <span>{t('nav.gallery')}</span>
      </a>
      <a
        href={myWheelsAddress(code, isGuest)}
        aria-label={t('common:myWheels')}
        title={t('common:myWheels')}
        onClick={openMine}
        {...(opensDialog && warmedBy(dialogPart('library')))}
      >
        <IconFolders size={20} aria-hidden />
        <span>{t('common:myWheels')}</span>
      </a>
    </nav>
  );
}

import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { closeDialog, dialogPart, dialogStore, openDialog } from '../../components/dialog/open-dialog';
import { usePart } from '../../components/lazy-part/lazy-part';
import { tellMissingPart } from '../../components/lazy-part/tell-missing-part';
import { isWatching, roomStore } from '../../live/room-store';
import { wheelStore } from '../../wheel/store';
import styles from './WheelTitle.module.css';

const warmUp = () =>
  void dialogPart('wheelMenu')
    .fetch()
    .catch(() => {});

/** The wheel's name and description; the arrow opens the commands for the whole wheel. */
export function WheelTitle() {
  const { t } = useTranslation('shell');
  const name = useStore(wheelStore, (state) => state.wheel.name)?.trim() || t('wheel');
  const description = useStore(wheelStore, (state) => state.wheel.description);
  const open = useStore(dialogStore, (state) => state.open);
  const isMenuOpen = open === 'wheelMenu';
  const button = useRef<HTMLButtonElement>(null);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const Part = usePart(open && dialogPart(open), (error) => {
    tellMissingPart('A part of the page could not be loaded.', error);
    closeDialog();
  });
  return (
    <>
      <div className={styles.title}>
        <div className={styles.line}>
          <h1 className={styles.name}>{name}</h1>
          {!isOnlyWatched && (
            <IconButton
              ref={button}
              className={styles.button}
              label={`${t('wheel')}: ${name}`}
              aria-haspopup="menu"
              aria-expanded={isMenuOpen}
              onClick={() => (isMenuOpen ? closeDialog() : openDialog('wheelMenu'))}
              onPointerEnter={warmUp}
              onFocus={warmUp}
            >
              <IconChevronDown size={22} aria-hidden />
            </IconButton>
          )}
        </div>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {Part && <Part opener={button} />}
    </>
  );
}

import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { onFirstClick } from '../../components/controls/on-first-click';
import { maySpin, roomStore } from '../../live/room-store';
import { canSpin, wheelStore } from '../../wheel/store';
import styles from './SpinButton.module.css';
import { spin } from './spin-command';

export function SpinButton({ ref }: { ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('spin');
  const spinning = useStore(wheelStore, (state) => state.spinning);
  const ready = useStore(wheelStore, canSpin);
  const isOurs = useStore(roomStore, maySpin);

  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      disabled={!ready || !isOurs}
      onClick={onFirstClick(spin)}
    >
      {spinning && <span className={styles.spinner} aria-hidden="true" />}
      {t(spinning ? 'spinning' : 'spin')}
    </button>
  );
}

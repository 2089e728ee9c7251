import type { Ref } from 'react';
import { useStore } from 'zustand';
import { onFirstClick } from '../../components/controls/on-first-click';
import { useTranslation } from '../../i18n/use-translation';
import { isHostsTurn, maySpin, roomStore } from '../../live/room-store';
import { canSpin, wheelStore } from '../../wheel/store';
import styles from './SpinButton.module.css';
import type { Spin } from './spin-command';

export function SpinButton({ ref, spin }: { ref: Ref<HTMLButtonElement>; spin: Spin }) {
  const { t } = useTranslation('spin');
  const spinning = useStore(wheelStore, (state) => state.spinning);
  const ready = useStore(wheelStore, canSpin);
  const maySpinNow = useStore(roomStore, maySpin);
  const isWatched = useStore(roomStore, isHostsTurn);
  if (isWatched)
    return spinning ? (
      <p className={styles.spins}>
        <Passing />
      </p>
    ) : (
      <WhoSpins />
    );

  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      disabled={!ready || !maySpinNow}
      onClick={onFirstClick(spin)}
    >
      {spinning && <span className={styles.spinner} aria-hidden="true" />}
      {spinning ? <Passing /> : t('spin')}
    </button>
  );
}

/** That the wheel spins, and the name under its pointer once it can be read: `followSpin` writes it. */
function Passing() {
  const { t } = useTranslation('spin');
  return (
    <>
      <span className={styles.spinning}>{t('spinning')}</span>
      <span className={styles.ticker} data-ticker dir="auto" aria-hidden="true" />
    </>
  );
}

/** Shown in place of a button that a viewer can't press. */
function WhoSpins() {
  const { t } = useTranslation('live');
  const name = useStore(roomStore, ({ host }) => host.name);
  const isOver = useStore(roomStore, ({ ended }) => ended !== null);
  if (isOver) return <p className={styles.spins} />;
  return <p className={styles.spins}>{name ? t('status.namedSpins', { name }) : t('status.hostSpins')}</p>;
}

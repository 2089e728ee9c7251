import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { onFirstClick } from '../../components/controls/on-first-click';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, maySpin, roomStore } from '../../live/room-store';
import styles from '../../stage/dark-stage/StageAnswers.module.css';
import { closeWinner, type WinnerChoice } from '../../wheel/motion/spin-wheel';
import { wheelStore } from '../../wheel/store';

interface WinnerAnswersProps {
  first: RefObject<HTMLButtonElement | null>;
  spin: () => void;
}

/** The answers to a winner; the first of them has the focus. */
export function WinnerAnswers({ first, spin }: WinnerAnswersProps) {
  const { t } = useTranslation('spin');
  const isOnlyWatched = useStore(roomStore, isWatching);
  const mayRepeat = useStore(roomStore, maySpin);
  const isInRoom = useStore(roomStore, ({ control }) => control !== null);
  const isHost = useStore(roomStore, ({ role }) => role === 'host');
  const isDrawn = useStore(wheelStore, ({ receipt }) => receipt !== null);
  const hidesSome = useStore(wheelStore, ({ wheel }) => wheel.slices.some(({ active }) => !active));
  // An official draw is repeated as one, in its own dialog. The host of a room may have to wait for its last viewer.
  const repeats = isInRoom ? isHost || mayRepeat : !isDrawn;

  const spinAgain = () => {
    closePopup('confirm');
    spin();
  };

  return (
    <div className={styles.answers}>
      {repeats && (
        <button
          ref={mayRepeat ? first : undefined}
          type="button"
          className={styles.again}
          disabled={!mayRepeat}
          onClick={onFirstClick(spinAgain)}
        >
          {t('winner.again')}
        </button>
      )}
      <button
        ref={repeats && mayRepeat ? undefined : first}
        type="button"
        className={repeats ? styles.answer : styles.again}
        onClick={answer('confirm')}
      >
        {t('winner.confirm')}
      </button>
      {!isOnlyWatched && (
        <>
          <button type="button" className={styles.answer} onClick={answer('cancel')}>
            {t('winner.cancel')}
          </button>
          <button type="button" className={hidesSome ? styles.answer : styles.quiet} onClick={answer('deny')}>
            {t('winner.deny')}
          </button>
        </>
      )}
    </div>
  );
}

const answer = (choice: WinnerChoice) => onFirstClick(() => closePopup(choice));

/** Closes the popup: the host's choice closes it for everyone, a viewer's only their own. */
export function closePopup(answered: WinnerChoice): void {
  const room = roomStore.getState();
  const choice = answered === 'confirm' && isLeaving() ? 'cancel' : answered;
  if (room.role === 'host') room.control?.closeWinner(choice);
  closeWinner(wheelStore, isWatching(room) ? 'confirm' : choice);
}

/** Whether this wheel hides its winners by itself. */
const isLeaving = (): boolean => wheelStore.getState().wheel.spin.winnerLeaves === true;

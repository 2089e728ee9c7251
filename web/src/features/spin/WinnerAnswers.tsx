import { type RefObject, useState } from 'react';
import { useStore } from 'zustand';
import { onFirstClick } from '../../components/controls/on-first-click';
import { Panel, usePanel } from '../../components/dialog/Panel';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { warmedBy } from '../../components/lazy-part/warm-up';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, maySpin, roomStore } from '../../live/room-store';
import { answerWinner } from '../../stage/answer-for-room';
import styles from '../../stage/dark-stage/StageAnswers.module.css';
import type { Slice } from '../../wheel/document/document';
import type { WinnerChoice } from '../../wheel/motion/spin-wheel';
import { isPrize, isPrizeTurn } from '../../wheel/picking/prizes';
import { hasPrizeLeft } from '../../wheel/picking/turns';
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
  const drawsPrize = useStore(wheelStore, ({ wheel }) => !isPrizeTurn(wheel.spin) && hasPrizeLeft(wheel));
  // Whose turn it is follows from the host's answer.
  const hasPrizes = useStore(wheelStore, ({ wheel }) => wheel.slices.some(isPrize));
  const hidesSome = useStore(wheelStore, ({ wheel }) => wheel.slices.some(({ active }) => !active));
  // An official draw is repeated as one, in its own dialog; its prize is drawn officially from here. The host of a room may have to wait for its last viewer.
  const repeats = isInRoom ? isHost || (mayRepeat && !hasPrizes) : !isDrawn || drawsPrize;

  const spinAgain = () => {
    answerWinner('confirm');
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
          {t(drawsPrize ? 'winner.prize' : 'winner.again')}
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
        <button type="button" className={styles.answer} onClick={answer('cancel')}>
          {t('winner.cancel')}
        </button>
      )}
      <MomentAnswer />
      {!isOnlyWatched && hidesSome && (
        <button type="button" className={styles.answer} onClick={answer('deny')}>
          {t('winner.deny')}
        </button>
      )}
    </div>
  );
}

const momentPart = lazyPart<{ winner: Slice }>(
  async () => (await withTexts(import('../../stage/moment/SaveMoment'), 'moment')).SaveMoment,
);

/** Films the win, in a panel over the stage. */
function MomentAnswer() {
  const { t } = useTranslation('spin');
  const winner = useStore(wheelStore, (state) => state.winner);
  const [isOpen, setOpen] = useState(false);
  const { id, button } = usePanel();
  return (
    <>
      <button type="button" className={styles.answer} {...button} {...warmedBy(momentPart)}>
        {t('winner.moment')}
      </button>
      <Panel id={id} label={t('winner.moment')} className={styles.panel} onToggle={setOpen}>
        {isOpen && winner && <ShowPart part={momentPart} winner={winner} />}
      </Panel>
    </>
  );
}

const answer = (choice: WinnerChoice) => onFirstClick(() => answerWinner(choice));

import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { onFirstClick } from '../../../components/controls/on-first-click';
import { useTranslation } from '../../../i18n/use-translation';
import { isWatching, roomStore } from '../../../live/room-store';
import styles from '../../../stage/dark-stage/StageAnswers.module.css';
import { wheelStore } from '../../../wheel/store';
import { ListTools } from '../ListTools';
import { drawWinners } from '../start-draws';
import { closeDraw, placesOf, type ShownDraw, showAll, showPlaces } from './shown-draw';
import { winnersTable, winnersText } from './winners-export';

interface WinnersAnswersProps {
  first: RefObject<HTMLButtonElement | null>;
  draw: ShownDraw;
}

/** What can be done with a draw of several; the first answer has the focus. */
export function WinnersAnswers({ first, draw }: WinnersAnswersProps) {
  return draw.view === 'one' ? <NextAnswers {...{ first, draw }} /> : <DoneAnswers {...{ first, draw }} />;
}

function NextAnswers({ first, draw: { drawn, shown } }: WinnersAnswersProps) {
  const { t } = useTranslation('draw', 'winners');
  const left = placesOf(drawn).length - shown;
  return (
    <div className={styles.answers}>
      {left > 0 ? (
        <>
          <button
            ref={first}
            type="button"
            className={styles.again}
            onClick={onFirstClick(() => showPlaces(shown + 1))}
          >
            {shown < drawn.winners.length ? t('next.winner') : t('next.reserve')}
          </button>
          <button type="button" className={styles.answer} onClick={onFirstClick(showAll)}>
            {t('rest', { left })}
          </button>
        </>
      ) : (
        <button ref={first} type="button" className={styles.again} onClick={onFirstClick(showAll)}>
          {t('together')}
        </button>
      )}
    </div>
  );
}

function DoneAnswers({ first, draw: { drawn, order } }: WinnersAnswersProps) {
  const { t } = useTranslation('draw', 'winners');
  const { t: say } = useTranslation('spin');
  const hidesSome = useStore(wheelStore, ({ wheel }) => wheel.slices.some(({ active }) => !active));
  const watches = useStore(roomStore, isWatching);
  const { receipt, salt } = drawn;
  const words = {
    noText: t('common:noText'),
    reserves: t('list.reserves'),
    winner: t('csv.winner'),
    reserve: t('csv.reserve'),
    columns: [t('csv.place'), t('csv.role'), t('common:choice')] as const,
  };
  const again = () => {
    closeDraw('confirm');
    void drawWinners(order);
  };
  return (
    <>
      <div className={styles.tools}>
        <ListTools
          text={winnersText(drawn, words)}
          table={winnersTable(drawn, words)}
          file={t('file')}
          receipt={receipt}
          salt={salt}
        />
      </div>
      <div className={styles.answers}>
        {/* An official draw is repeated as one. */}
        {!receipt && (
          <button ref={first} type="button" className={styles.again} onClick={onFirstClick(again)}>
            {say('winner.again')}
          </button>
        )}
        <button
          ref={receipt ? first : undefined}
          type="button"
          className={styles.answer}
          onClick={onFirstClick(() => closeDraw('confirm'))}
        >
          {say('winner.confirm')}
        </button>
        {!watches && (
          <button type="button" className={styles.answer} onClick={onFirstClick(() => closeDraw('cancel'))}>
            {t('hide', { count: drawn.winners.length })}
          </button>
        )}
        {hidesSome && !watches && (
          <button type="button" className={styles.answer} onClick={onFirstClick(() => closeDraw('deny'))}>
            {say('winner.deny')}
          </button>
        )}
      </div>
    </>
  );
}

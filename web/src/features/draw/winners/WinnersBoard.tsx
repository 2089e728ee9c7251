import { useRef } from 'react';
import { Button } from '../../../components/controls/Button';
import { useMore } from '../../../components/visible-rows/use-visible-rows';
import { useTranslation } from '../../../i18n/use-translation';
import { ChoiceExtras, hasExtras } from '../../../stage/dark-stage/ChoiceExtras';
import { useBoardFit } from '../../../stage/dark-stage/use-board-fit';
import { boardColors, pictureOf } from '../../../stage/winner-look';
import type { Slice } from '../../../wheel/document/document';
import { stageSlices, wheelStore } from '../../../wheel/store';
import type { DrawnWinners } from './drawn-winners';
import styles from './WinnersBoard.module.css';

/** Everyone who was drawn, in order, as large as the stage allows. */
export function WinnersBoard({ drawn }: { drawn: DrawnWinners }) {
  const { t } = useTranslation('draw', 'winners');
  const space = useRef<HTMLDivElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const winners = useMore(drawn.winners, 100);
  const reserves = useMore(drawn.reserves, 100);
  const most = Math.min(10, Math.max(winners.shown.length, reserves.shown.length));
  const columns = Array.from({ length: most }, (_, place) => place + 1);
  useBoardFit(board, space, { columns, smallest: 15, largest: 0.2 }, [winners.shown, reserves.shown]);

  const state = wheelStore.getState();
  const isPodium = drawn.winners.length === 3;
  const colorsOf = (on: readonly Slice[]) => boardColors(state.wheel, on);

  return (
    <div ref={space} className={styles.space} data-space>
      <div ref={board} className={styles.board} data-scroll-area>
        <Places
          slices={winners.shown}
          label={t('list.winners')}
          // Three stand side by side: as on a wheel of their own, no two have one colour.
          colorsOf={colorsOf(isPodium ? drawn.winners : stageSlices(state))}
          look={isPodium ? 'podium' : undefined}
        />
        {winners.next > 0 && (
          <Button onClick={winners.showMore}>{t('common:more', { next: winners.next })}</Button>
        )}
        {reserves.shown.length > 0 && (
          <>
            <h3 className={styles.heading}>{t('list.reserves')}</h3>
            <Places slices={reserves.shown} label={t('list.reserves')} look="reserves" />
          </>
        )}
        {reserves.next > 0 && (
          <Button onClick={reserves.showMore}>{t('common:more', { next: reserves.next })}</Button>
        )}
      </div>
    </div>
  );
}

interface PlacesProps {
  slices: readonly Slice[];
  label: string;
  /** Absent for reserves, which have no colours. */
  colorsOf?: ReturnType<typeof boardColors>;
  look?: 'podium' | 'reserves' | undefined;
}

function Places({ slices, label, colorsOf, look }: PlacesProps) {
  const { t } = useTranslation('draw', 'winners');
  return (
    <ol
      className={styles.places}
      aria-label={label}
      data-look={look}
      style={{ '--count': slices.length, '--digits': String(slices.length).length }}
    >
      {slices.map((slice, place) => {
        const picture = pictureOf(slice);
        return (
          <li key={slice.guid} className={styles.place} style={{ '--place': place, ...colorsOf?.(slice) }}>
            <span className={styles.number} aria-hidden>
              {place + 1}
            </span>
            <span className={styles.name} data-name dir="auto">
              {picture && <img className={styles.picture} src={picture} alt="" />}
              {slice.text.trim() || t('common:noText')}
            </span>
            {hasExtras(slice) && (
              <div className={styles.extras}>
                <ChoiceExtras slice={slice} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}

import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { asRead } from '../../components/direction/reading-direction';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { HistoryEntry, Slice } from '../../wheel/document/document';
import { blindLabel } from '../../wheel/drawing/labels';
import { chanceOf } from '../../wheel/picking/odds';
import { dayOf, waitingFor } from '../../wheel/picking/turns';
import { stageSlices, wheelStore } from '../../wheel/store';
import styles from './WheelWalk.module.css';

const page = 10;

interface WheelWalkProps {
  /** Opens the menu of a slice beside this element. */
  onMenu: (anchor: HTMLElement, slice: Slice) => void;
}

/**
 * The choices of the wheel one by one, for the keyboard and for the ear: arrows go to the next, and each says its name, its
 * chance and its state as they are now. It is one stop, seen while it has the focus. Of ten thousand options only the
 * one that is walked on is on the page, as long as the focus is.
 */
export function WheelWalk({ onMenu }: WheelWalkProps) {
  const { t } = useTranslation('spin');
  const id = useId();
  const all = useStore(wheelStore, ({ wheel }) => wheel.slices);
  const isViewer = useStore(wheelStore, ({ isReadOnly }) => isReadOnly);
  // Viewers of a room see what is on the wheel, not what its host has hidden.
  const slices = useMemo(() => (isViewer ? all.filter(({ active }) => active) : all), [all, isViewer]);
  const [wanted, walkTo] = useState(0);
  const [isHere, setHere] = useState(false);
  const last = slices.length - 1;
  const place = Math.min(wanted, last);
  const slice = slices[place];
  if (!slice) return null;

  const typed = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const goal = goalOf(asRead(event.key), place, last) ?? placeStarting(event.key, place, slices);
    if (event.key === 'Enter') onMenu(event.currentTarget, slice);
    else if (goal === undefined) return;
    else walkTo(goal);
    event.preventDefault();
  };
  return (
    <div
      role="listbox"
      className={styles.walk}
      tabIndex={0}
      aria-label={t('wheel', { count: slices.length })}
      aria-description={t('walk.hint')}
      aria-activedescendant={isHere ? `${id}${place}` : undefined}
      onFocus={() => setHere(true)}
      onBlur={() => setHere(false)}
      onKeyDown={typed}
    >
      {isHere && (
        <Walked key={place} id={`${id}${place}`} slice={slice} place={place} count={slices.length} />
      )}
    </div>
  );
}

interface WalkedProps {
  id: string;
  slice: Slice;
  place: number;
  count: number;
}

function Walked({ id, slice, place, count }: WalkedProps) {
  const { t } = useTranslation(['spin', 'choices']);
  const { locale } = useLanguage();
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const lastWinner = useStore(wheelStore, ({ wheel }) => lastWinnerIn(wheel.results.history ?? []));
  const eligible = useStore(wheelStore, stageSlices);
  const prizeFor = useStore(wheelStore, ({ wheel }) => wheel.spin.prizeFor);
  const asNext = eligible.find(({ guid }) => guid === slice.guid) ?? slice;
  const waiting = waitingFor(slice, asNext, dayOf(Date.now()), { prizeFor });
  const states = [
    slice.active && !waiting && formatChance(chanceOf(asNext, eligible), locale),
    !slice.active && t('walk.hidden'),
    waiting && t(`choices:waiting.${waiting}`),
    slice.guid === lastWinner && t('walk.last'),
  ].filter(Boolean);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and says which option it is on
    <div id={id} role="option" aria-selected="true" aria-posinset={place + 1} aria-setsize={count}>
      <bdi>{isBlind ? blindLabel : slice.text.slice(0, 300).trim() || t('common:noText')}</bdi>
      {states.map((state) => `, ${state}`)}
    </div>
  );
}

const goalOf = (key: string, place: number, last: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowDown: 1,
    ArrowRight: 1,
    ArrowUp: -1,
    ArrowLeft: -1,
    PageDown: page,
    PageUp: -page,
    Home: -last,
    End: last,
  };
  const step = steps[key];
  return step === undefined ? undefined : Math.max(0, Math.min(place + step, last));
};

/** The next choice that begins with a letter. A space spins. */
function placeStarting(key: string, from: number, slices: readonly Slice[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const { isBlind } = wheelStore.getState().wheel.spin;
  const starts = ({ text }: Slice) => text.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = [...slices.keys()].map((step) => (from + 1 + step) % slices.length);
  return isBlind ? undefined : order.find((place) => starts(slices[place] as Slice));
}

const lastWinnerIn = (history: readonly HistoryEntry[]): string | undefined =>
  history.reduce<HistoryEntry | undefined>(
    (latest, entry) => (latest && latest.lastWonTimestamp >= entry.lastWonTimestamp ? latest : entry),
    undefined,
  )?.guid;

import { coerceWeight } from '../document/coerce-wheel';
import type { HistoryEntry, Slice, Wheel } from '../document/document';
import { slicesInStock } from '../document/stock';
import { isPrize, isPrizeTurn, slicesOfTurn } from './prizes';

/** Which choices may win next, besides their weights. */
export type TurnMode = 'none' | 'noRepeats' | 'lessLikely';

export const turnModes: readonly TurnMode[] = ['none', 'noRepeats', 'lessLikely'];

/** What turns are about. */
export type WheelInTurn = Pick<Wheel, 'slices' | 'results' | 'spin'>;

export const turnModeOf = ({ spin: { turns } }: Pick<Wheel, 'spin'>): TurnMode =>
  turnModes.find((mode) => mode === turns?.mode) ?? 'none';

/** The local day of a moment, as absent choices store it: 2026-11-15. */
export function dayOf(now: number): string {
  const date = new Date(now);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

export const isAbsent = (slice: Slice, day: string): boolean => slice.absentOn === day;

/**
 * The slices as the next spin sees them: absent ones, those that have had a turn and those without a prize left are
 * off, and recent winners weigh less. The drawing, the displayed chances and the pick all use these, so that they never disagree. Returns the very
 * same list when no such rule applies.
 */
export function eligibleSlices(wheel: WheelInTurn, day = dayOf(Date.now())): readonly Slice[] {
  const known = eligibleCache.get(wheel);
  if (known?.day === day) return known.slices;
  const slices = make(wheel, day);
  eligibleCache.set(wheel, { day, slices });
  return slices;
}

/** Called at every frame and by every row; ten thousand slices are computed once per change. */
const eligibleCache = new WeakMap<WheelInTurn, { day: string; slices: readonly Slice[] }>();

function make(wheel: WheelInTurn, day: string): readonly Slice[] {
  const inStock = slicesOfTurn(slicesInStock(wheel.slices, wheel.results.history), wheel.spin);
  const present = inStock.some((slice) => slice.active && isAbsent(slice, day))
    ? inStock.map((slice) => (isAbsent(slice, day) ? switchedOff(slice) : slice))
    : inStock;
  switch (isPrizeTurn(wheel.spin) ? 'none' : turnModeOf(wheel)) {
    case 'noRepeats':
      return withoutRepeats(present, wheel);
    case 'lessLikely':
      return withLighterWinners(present, wheel.results.history ?? []);
    default:
      return present;
  }
}

/** Whether somebody who wins now gets a prize. */
export const hasPrizeLeft = (wheel: WheelInTurn, day = dayOf(Date.now())): boolean =>
  wheel.slices.some(isPrize) &&
  make({ ...wheel, spin: { ...wheel.spin, prizeFor: {} } }, day).some(({ active }) => active);

/** Once everyone has had a turn, all of them may win again. */
function withoutRepeats(
  slices: readonly Slice[],
  { results: { history = [] }, spin: { turns } }: WheelInTurn,
): readonly Slice[] {
  const had = winnersSince(history, turns?.since ?? 0);
  const waiting = slices.filter((slice) => slice.active && !had.has(slice.guid));
  if (waiting.length === 0 || had.size === 0) return slices;
  return slices.map((slice) => (had.has(slice.guid) ? switchedOff(slice) : slice));
}

/** Whether everyone has had a turn once these have won. */
export function endsRound(wheel: WheelInTurn, winners: readonly Slice[], now: number): boolean {
  if (turnModeOf(wheel) !== 'noRepeats' || isPrizeTurn(wheel.spin)) return false;
  const won = winners.map(({ guid }) => guid);
  return isRoundOver(wheel, dayOf(now), won);
}

/** Why a slice that is on the wheel can't win just now. */
export type Waiting = 'absent' | 'gone' | 'hadTurn' | 'prize' | 'person';

export function waitingFor(
  slice: Slice,
  eligible: Slice | undefined,
  day: string,
  spin: Pick<WheelInTurn['spin'], 'prizeFor'>,
): Waiting | null {
  if (!slice.active) return null;
  if (eligible?.stock?.left === 0) return 'gone';
  if (isPrize(slice) !== isPrizeTurn(spin)) return isPrize(slice) ? 'prize' : 'person';
  if (isAbsent(slice, day)) return 'absent';
  return eligible?.active === false ? 'hadTurn' : null;
}

/**
 * The wheel for viewers, who don't know about turns: it contains only what the next spin sees. They do know whether it draws
 * people or prizes, so neither is switched off for the other.
 */
export function wheelInTurn(wheel: Wheel): Wheel {
  const drawsPrizes = isPrizeTurn(wheel.spin);
  const inStock = slicesInStock(wheel.slices, wheel.results.history);
  const eligible = eligibleSlices(wheel);
  const slices = eligible.map((slice, place) =>
    isPrize(slice) === drawsPrizes ? slice : (inStock[place] ?? slice),
  );
  return slices.every((slice, place) => slice === wheel.slices[place]) ? wheel : { ...wheel, slices };
}

function isRoundOver(wheel: WheelInTurn, day: string, winners: readonly string[]): boolean {
  const had = new Set([
    ...winnersSince(wheel.results.history ?? [], wheel.spin.turns?.since ?? 0),
    ...winners,
  ]);
  const people = slicesOfTurn(slicesInStock(wheel.slices, wheel.results.history), {});
  const present = people.filter((slice) => slice.active && !isAbsent(slice, day));
  return present.length > 0 && present.every((slice) => had.has(slice.guid));
}

/** The last winner keeps an eighth of the weight, the one before a quarter, the one before that a half. */
const recentShares = [1 / 8, 1 / 4, 1 / 2];
/** Keeps weights whole numbers, which the pick needs. */
const wholeAgain = 8;

function withLighterWinners(slices: readonly Slice[], history: readonly HistoryEntry[]): readonly Slice[] {
  const onWheel = new Set(slices.filter((slice) => slice.active).map((slice) => slice.guid));
  const shares = new Map(
    latestFirst(history.filter(({ guid }) => onWheel.has(guid)))
      .slice(0, recentShares.length)
      .map((guid, place) => [guid, recentShares[place] ?? 1]),
  );
  if (shares.size === 0) return slices;
  return slices.map((slice) => ({
    ...slice,
    weight: coerceWeight(slice.weight) * wholeAgain * (shares.get(slice.guid) ?? 1),
  }));
}

function latestFirst(history: readonly HistoryEntry[]): string[] {
  const sorted = [...history].sort((a, b) => b.lastWonTimestamp - a.lastWonTimestamp);
  return [...new Set(sorted.map(({ guid }) => guid))];
}

const winnersSince = (history: readonly HistoryEntry[], since: number): Set<string> =>
  new Set(history.filter((entry) => entry.lastWonTimestamp > since).map((entry) => entry.guid));

const switchedOff = (slice: Slice): Slice => ({ ...slice, active: false });

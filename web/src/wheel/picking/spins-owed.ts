import { isRecord } from '../document/coerce-wheel';
import type { Wheel, WheelSpin } from '../document/document';
import { changeFields, type Edit } from '../edits/edits';
import type { WheelStore } from '../store';
import { isPrizeTurn } from './prizes';

/** Somebody for whom the wheel still has to be spun. */
export interface OwedSpins {
  name: string;
  count: number;
}

export const mostOwed = 1000;
const mostPeople = 100;
const longestName = 60;

const isOwed = (raw: unknown): raw is OwedSpins =>
  isRecord(raw) &&
  typeof raw.name === 'string' &&
  Number.isSafeInteger(raw.count) &&
  (raw.count as number) > 0 &&
  (raw.count as number) <= mostOwed;

/** In the order in which they come; a document may hold anything in its place. */
export function owedIn({ owed }: Pick<WheelSpin, 'owed'>): readonly OwedSpins[] {
  return Array.isArray(owed) ? owed.filter(isOwed).slice(0, mostPeople) : none;
}
const none: readonly OwedSpins[] = [];

const change = (changed: (queue: readonly OwedSpins[]) => readonly OwedSpins[]): Edit =>
  changeFields(({ spin }) => {
    const queue = changed(owedIn(spin));
    return { spin: { owed: queue.length > 0 ? queue : undefined } };
  });

/** Somebody who waits already gets more spins at the same place. */
export const oweSpins = (typed: string, count: number): Edit => {
  const name = typed.trim().slice(0, longestName);
  return change((queue) => {
    const waiting = queue.find((each) => each.name === name);
    if (!waiting) return [...queue, { name, count }].slice(0, mostPeople);
    const more = { name, count: Math.min(waiting.count + count, mostOwed) };
    return queue.map((each) => (each === waiting ? more : each));
  });
};

export const forgetOwed = (name: string): Edit =>
  change((queue) => queue.filter((each) => each.name !== name));

/** The first in the queue has had one. */
const tick: Edit = change(([first, ...others]) =>
  first && first.count > 1 ? [{ ...first, count: first.count - 1 }, ...others] : others,
);

const owesNothing = ({ spin }: Wheel): boolean => owedIn(spin).length === 0;

/** Counts each spin of this page's own wheel that ended with a win. Returns how to stop. */
export const tickOwed = (store: WheelStore): (() => void) =>
  store.subscribe(({ wheel, log, lastChange, edit }, before) => {
    if (log === before.log || lastChange !== 'made' || owesNothing(wheel)) return;
    const added = log.entries.slice(before.log.entries.length);
    // The place of a replaced winner doesn't count as a spin, nor does a winner's prize.
    if (added.length === 0 || isPrizeTurn(wheel.spin) || !added.every(({ kind }) => kind === 'win')) return;
    // Other listeners have yet to be told of the win: they would get the two changes in the wrong order.
    queueMicrotask(() => edit(tick));
  });

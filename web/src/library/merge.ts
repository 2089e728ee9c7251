import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { writeDocument } from '../wheel/document/wire-format';
import { isEqual, rebase } from '../wheel/edits/rebase';
import type { Note } from '../wheel/keeping/journal';
import { type LogEntry, lastOrder, type SpinLog } from '../wheel/keeping/spin-log';

/** The edits that led from `before` to `mine`, made to `theirs`. */
export function merged(before: Wheel, mine: Wheel, theirs: Wheel): Wheel {
  const document = rebase(before, mine, theirs);
  return editedAt(mine) === editedAt(before) ? document : asEdited(document, editedAt(mine), theirs);
}

/** The wheel with the edits of a note, which it may have already. */
export function withNote(theirs: Wheel, { change: [from, to] }: Note): Wheel {
  const { wheel } = openDocument(rebase(from, to, writeDocument(theirs)));
  if (!wheel) return theirs;
  const marks = { updatedAt: 0, cloudSaved: false };
  return isEqual({ ...wheel, ...marks }, { ...theirs, ...marks })
    ? theirs
    : asEdited(wheel, editedAt(wheel), theirs);
}

/** The edits made here aren't in the cloud, whatever of theirs is, and are later than both. */
const asEdited = (wheel: Wheel, time: number, theirs: Wheel): Wheel => ({
  ...wheel,
  ...(wheel.cloudSaved ? { cloudSaved: false } : {}),
  updatedAt: Math.max(time, editedAt(theirs) + 1),
});

export const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

/** Whether it was saved later or, saved at the same time, edited later. */
export function isLater(one: Wheel, other: Wheel): boolean {
  const saved = (one.cloudSavedAt ?? 0) - (other.cloudSavedAt ?? 0);
  return saved !== 0 ? saved > 0 : editedAt(one) > editedAt(other);
}

/** Entries made before the log was loaded come after all of its own. */
export function afterAll(log: SpinLog, entries: readonly LogEntry[]): LogEntry[] {
  const known = new Set(log.entries.map(({ id }) => id));
  const fresh = new Map(entries.filter(({ id }) => !known.has(id)).map((entry) => [entry.id, entry]));
  let last = lastOrder(log);
  return [...fresh.values()].map((entry) => {
    last = Math.max(last + 1, entry.order);
    return { ...entry, order: last };
  });
}

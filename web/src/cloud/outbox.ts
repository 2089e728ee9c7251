import { openLibrary } from '../library/library';
import { alone } from '../library/tabs';
import type { PendingSave, WheelRecord } from '../library/wheel-record';
import { sessionStore } from '../session/session-state';
import { ownerOf } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { newGuid } from '../wheel/document/guid';
import { openDocument } from '../wheel/document/upgrade';
import { keyOfWheel } from '../wheel/document/wheel-key';
import type { CloudError } from './cloud-error';
import { isAuthFailure, passesByItself } from './cloud-failure';
import { noteSaving, noteState } from './save-state';
import { saveToCloud } from './save-to-cloud';
import { sendResults } from './send-results';

/** How a save ended: `waiting` is retried automatically, `refused` isn't. */
export type SaveEnd =
  | { kind: 'saved' }
  | { kind: 'waiting' | 'refused'; error: CloudError }
  | { kind: 'conflict' }
  | { kind: 'nothing' };

/** Saves the wheel as it is now, at once or as soon as possible. */
export async function saveKept(key: string, { force = false } = {}): Promise<SaveEnd> {
  const { user } = sessionStore.getState();
  const library = await openLibrary();
  if (!user) return { kind: 'nothing' };
  // An earlier save without a response goes first: it may be in the cloud already, and this one follows it.
  const earlier = force ? null : await send(key);
  if (earlier && earlier.kind !== 'saved' && earlier.kind !== 'nothing') return earlier;
  await library.flush();
  await library.change(key, ({ problem: _problem, conflict, ...record }) => {
    // The visitor decided against the version shown; a later save from elsewhere is a new conflict.
    const isSeen = force && conflict?.cloudSavedAt !== undefined;
    const pending: PendingSave = {
      id: newGuid(),
      by: ownerOf(user),
      document: { ...withBase(record), ...(isSeen ? { cloudSavedAt: conflict.cloudSavedAt } : {}) },
      editedAt: editedAt(record.document),
      since: Date.now(),
      ...(force && !isSeen ? { force } : {}),
    };
    return { record: { ...record, pending } };
  });
  return send(key);
}

/** The log is sent separately: the results in a document are only the base of the log. */
const withBase = ({ document, base }: WheelRecord): Wheel => ({
  ...document,
  results: { ...document.results, history: [...base.history], totalWheelSpins: base.totalWheelSpins },
});

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

/** Sends the pending save, if there is one and it belongs to this user. */
const send = (key: string): Promise<SaveEnd> =>
  alone(`save.${key}`, async () => {
    const library = await openLibrary();
    const { user } = sessionStore.getState();
    const pending = (await library.read(key))?.record.pending;
    if (!pending || !user || pending.by !== ownerOf(user)) return { kind: 'nothing' };
    noteSaving(key, true);
    try {
      const { wheel, error } = await saveToCloud(pending.document, {
        force: pending.force,
        saveId: pending.id,
      });
      const end: SaveEnd = wheel ? { kind: 'saved' } : endOf(error);
      const record = await library.change(key, (now) => ({ record: settled(now, pending, wheel, error) }));
      if (record) noteState(record);
      if (wheel) void sendResults(key);
      return end;
    } finally {
      noteSaving(key, false);
    }
  });

function endOf(error: CloudError): SaveEnd {
  if (conflictOf(error)) return { kind: 'conflict' };
  return { kind: passesByItself(error) || isAuthFailure(error) ? 'waiting' : 'refused', error };
}

const conflictOf = ({ code, data }: CloudError): Wheel | undefined =>
  code === 'stale_wheel' ? openDocument(data.wheel).wheel : undefined;

/** The record after a save, whether it was answered or not. */
function settled(
  { pending, ...record }: WheelRecord,
  sent: PendingSave,
  saved: Wheel | null,
  error: CloudError | undefined,
): WheelRecord {
  if (pending?.id !== sent.id) return { ...record, ...(pending ? { pending } : {}) };
  if (saved) return { ...record, document: marked(record.document, saved, sent.editedAt) };
  if (!error || passesByItself(error) || isAuthFailure(error)) return { ...record, pending };
  const conflict = conflictOf(error);
  const { status, code } = error;
  return conflict ? { ...record, conflict } : { ...record, problem: { status, ...(code ? { code } : {}) } };
}

/** Takes over the owner and the time of the save. The document counts as saved unless it has been edited since. */
export function marked(wheel: Wheel, saved: Wheel, sentAt = editedAt(wheel)): Wheel {
  const { owner, source, cloudSavedAt, isShared, shareId, cmsOriginalId, cmsUntouched, ...kept } = wheel;
  const marks = ['owner', 'source', 'cloudSavedAt', 'isShared', 'shareId'] as const;
  const given = marks.filter((mark) => saved[mark] !== undefined).map((mark) => [mark, saved[mark]]);
  return { ...kept, ...Object.fromEntries(given), cloudSaved: editedAt(wheel) === sentAt };
}

/** Sends all pending saves. Returns whether none is pending any more. */
export async function sendWaiting(): Promise<boolean> {
  const library = await openLibrary();
  const waiting = (await library.cards()).filter(({ state }) => state === 'waiting');
  const ends = [];
  for (const { key } of waiting) ends.push(await send(key));
  return ends.every(({ kind }) => kind !== 'waiting');
}

/** Shows the state of the wheel on the stage on the save button, as the library knows it. */
export async function readState(wheel: Wheel): Promise<void> {
  const kept = await (await openLibrary()).read(keyOfWheel(wheel));
  if (kept) noteState(kept.record);
}

/** Replaces the version here by the cloud's. */
export async function takeTheirs(key: string): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  const record = await library.change(key, ({ conflict, ...rest }) =>
    conflict ? { record: { ...rest, document: conflict } } : null,
  );
  if (record) noteState(record);
}

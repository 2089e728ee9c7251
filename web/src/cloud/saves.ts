import { restoreVersion } from '../api/wheels';
import { openLibrary } from '../library/library';
import { withTabLock } from '../library/tabs';
import { logOfKept, type PendingSave, type SaveProblem, type WheelRecord } from '../library/wheel-record';
import { updateRecent } from '../session/change-session';
import { sessionStore } from '../session/session-state';
import { ownerOf, type User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { newGuid } from '../wheel/document/guid';
import { openDocument } from '../wheel/document/upgrade';
import { withLog } from '../wheel/keeping/spin-log';
import { forgetStored } from '../wheel/keeping/stored-wheel';
import type { CloudError, CloudResult } from './cloud-error';
import { isAuthFailure, passesByItself } from './read-error';
import { saveOwnCopy, saveToCloud } from './save-to-cloud';
import { sendResults } from './send-results';

/** How a save ended: `waiting` is retried automatically, `refused` isn't. */
export type SaveEnd =
  | { kind: 'saved' }
  | { kind: 'waiting' | 'refused'; problem: SaveProblem }
  | { kind: 'conflict' }
  | { kind: 'nothing' };

/** Saves the wheel with this key as it is now, at once or as soon as possible. */
export const save = (key: string, { force = false } = {}): Promise<SaveEnd> =>
  withTabLock(`save.${key}`, async () => {
    const { user } = sessionStore.getState();
    if (!user) return { kind: 'nothing' };
    const library = await openLibrary();
    await library.flush();
    await library.change(key, (record) => ({ record: withSave(record, user, force) }));
    return deliver(key);
  });

/** Sends the pending save of the wheel, if there is one and it belongs to this user. */
export const sendPending = (key: string): Promise<SaveEnd> => withTabLock(`save.${key}`, () => deliver(key));

/** Saves the version here as another wheel of the user; the one in the cloud stays what it is. */
export async function saveAsCopy(key: string, shown?: Wheel): Promise<CloudResult> {
  const kept = await (await openLibrary()).read(key);
  const mine = kept ? withLog(kept.record.document, logOfKept(kept)) : shown;
  if (!mine) throw new Error('This browser no longer has the wheel.');
  const copied = await saveOwnCopy(mine);
  if (!copied.wheel) return copied;
  if (shown?.source === 'cms') await forgetChanged(key);
  else await takeTheirs(key);
  return copied;
}

/** A changed content wheel is the user's now: its page shows the site's again. */
async function forgetChanged(key: string): Promise<void> {
  await (await openLibrary()).forget(key);
  forgetStored(key);
}

/** Restores an old version in the cloud and here. */
export async function restore(key: string, version: number): Promise<void> {
  const { wheel: raw, mruList } = await restoreVersion(key, version);
  const { wheel } = openDocument(raw);
  if (!wheel) throw new Error('Invalid wheel data received');
  updateRecent(mruList, 'wheel_save');
  const library = await openLibrary();
  await library.flush();
  await library.add(wheel);
  await library.change(key, (record) => ({ record: { ...withoutSave(record), document: wheel } }));
}

/** Replaces the version here by the one that was saved elsewhere, if there is one. Nothing is pending afterwards. */
export async function takeTheirs(key: string): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  await library.change(key, (record) => ({
    record: { ...withoutSave(record), document: record.conflict ?? record.document },
  }));
}

const withoutSave = ({ pending, problem, conflict, ...record }: WheelRecord): WheelRecord => record;

function withSave(record: WheelRecord, user: User, force: boolean): WheelRecord {
  const { pending, conflict, document } = record;
  // The visitor decided against the version shown; a later save from elsewhere is a new conflict.
  const seen = force ? conflict?.cloudSavedAt : undefined;
  const made: PendingSave = {
    id: newGuid(),
    by: ownerOf(user),
    document: { ...withoutLog(record), ...(seen === undefined ? {} : { cloudSavedAt: seen }) },
    editedAt: editedAt(document),
    ...(force && seen === undefined ? { force } : {}),
  };
  // An earlier save without a response goes first: it may be in the cloud already, and this one follows it.
  const isFirst = force || pending?.by !== made.by;
  const isSame = pending?.editedAt === made.editedAt;
  const next = isFirst ? made : { ...pending, ...(isSame ? {} : { next: made }) };
  return { ...withoutSave(record), pending: next };
}

/** The log is sent separately: the results in a document are only the base of the log. */
const withoutLog = ({ document, base }: WheelRecord): Wheel => ({
  ...document,
  results: { ...document.results, history: [...base.history], totalWheelSpins: base.totalWheelSpins },
});

const editedAt = ({ updatedAt }: Wheel): number => updatedAt ?? 0;

/** Sends one save after the other until one is left without a response. */
async function deliver(key: string): Promise<SaveEnd> {
  const library = await openLibrary();
  for (let end: SaveEnd = { kind: 'nothing' }; ; ) {
    const { user } = sessionStore.getState();
    const record = (await library.read(key))?.record;
    if (!user || record?.pending?.by !== ownerOf(user) || end.kind === 'waiting') return end;
    end = await send(record, record.pending);
  }
}

async function send({ key, coEdit }: WheelRecord, pending: PendingSave): Promise<SaveEnd> {
  const library = await openLibrary();
  const { problem, ...begun } = pending;
  if (problem)
    await library.change(key, (record) =>
      record.pending?.id === pending.id ? { record: { ...record, pending: begun } } : null,
    );
  const { wheel, error } = await saveToCloud(pending.document, {
    force: pending.force,
    saveId: pending.id,
    coEditKey: coEdit?.by === pending.by ? coEdit.key : undefined,
  });
  await library.change(key, (record) => ({
    record: wheel ? saved(record, pending, wheel) : failed(record, pending, error),
  }));
  if (wheel) void sendResults(key);
  return wheel ? { kind: 'saved' } : endOf(error);
}

/** The record after a save that the cloud has taken. */
function saved(record: WheelRecord, sent: PendingSave, wheel: Wheel): WheelRecord {
  const { pending } = record;
  const document = marked(record.document, wheel, sent.editedAt);
  // Without locks in the browser, another tab may have begun a save meanwhile: this one follows it.
  const next = pending?.id === sent.id ? pending.next : pending;
  if (!next) return { ...withoutSave(record), document };
  const { cloudSavedAt } = wheel;
  const based = { ...next.document, ...(cloudSavedAt === undefined ? {} : { cloudSavedAt }) };
  return { ...withoutSave(record), document, pending: { ...next, document: based } };
}

function failed(record: WheelRecord, sent: PendingSave, error: CloudError): WheelRecord {
  const { pending } = record;
  if (pending?.id !== sent.id) return record;
  const theirs = conflictOf(error);
  if (theirs) return { ...withoutSave(record), conflict: theirs };
  const problem = problemOf(error);
  if (isPassing(error)) return { ...record, pending: { ...pending, problem } };
  return { ...withoutSave(record), ...(pending.next ? { pending: pending.next } : { problem }) };
}

function endOf(error: CloudError): SaveEnd {
  if (conflictOf(error)) return { kind: 'conflict' };
  return { kind: isPassing(error) ? 'waiting' : 'refused', problem: problemOf(error) };
}

/** It passes by itself, or when its user signs in again. */
const isPassing = (error: CloudError): boolean => passesByItself(error) || isAuthFailure(error);

const conflictOf = ({ code, data }: CloudError): Wheel | undefined =>
  code === 'stale_wheel' ? openDocument(data.wheel).wheel : undefined;

export const problemOf = ({ status, code }: CloudError): SaveProblem => ({
  status,
  ...(code ? { code } : {}),
});

/** Takes over the owner and the time of the save. The document counts as saved unless it has been edited since. */
export function marked(wheel: Wheel, saved: Wheel, sentAt = editedAt(wheel)): Wheel {
  const { owner, source, cloudSavedAt, isShared, shareId, cmsOriginalId, cmsUntouched, ...kept } = wheel;
  const marks = ['owner', 'source', 'cloudSavedAt', 'isShared', 'shareId'] as const;
  const given = marks.filter((mark) => saved[mark] !== undefined).map((mark) => [mark, saved[mark]]);
  return { ...kept, ...Object.fromEntries(given), cloudSaved: editedAt(wheel) === sentAt };
}

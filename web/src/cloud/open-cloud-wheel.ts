import { openLibrary } from '../library/library';
import { stateOf, type WheelRecord } from '../library/wheel-record';
import { sessionStore } from '../session/session-state';
import { ownerOf } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { copyOfWheel } from '../wheel/document/own-copies';
import { type CloudResult, isNotFound } from './cloud-error';
import { loadCloudWheel } from './load-wheels';
import { coEditKeyIn, coEditKeyOf } from './owner';
import { marked } from './saves';

/** The wheel that this page was opened with: it need not be loaded again. */
let opened: string | undefined;

/** Returns once whether the wheel has just been loaded from the cloud. */
export function isJustOpened(id: string | undefined): boolean {
  const isOpened = id !== undefined && id === opened;
  opened = undefined;
  return isOpened;
}

/**
 * Opens a wheel of the user: the cloud's version, unless this browser has changes that the cloud doesn't have yet. When
 * the cloud can't be reached, it opens the version that this browser keeps.
 */
export async function openCloudWheel(id: string): Promise<CloudResult> {
  const library = await openLibrary();
  const invited = coEditKeyIn(id);
  const kept = await library.read(id);
  const known = kept && coEditKeyOf(kept.record, sessionStore.getState().user);
  const result = await loadCloudWheel(id, invited ?? known);
  const { wheel: loaded, error } = result;
  if (error) return kept && !isNotFound(error) ? { wheel: kept.record.document } : result;
  opened = loaded.id;
  if (invited) await keepCoEditing(loaded, invited);
  if (!kept) return result;
  const { record } = kept;
  // A wheel made here has the same id as one in the cloud: keep both.
  if (stateOf(record) === 'here') await library.add(copyOfWheel(record.document, record.document.name ?? ''));
  return { wheel: withNewest(record, loaded).document };
}

/** The link stays with its wheel: it is needed when the address shows another one. */
async function keepCoEditing(wheel: Wheel, key: string): Promise<void> {
  const { user } = sessionStore.getState();
  if (!user || wheel.owner === ownerOf(user)) return;
  const library = await openLibrary();
  const kept = await library.add(wheel);
  await library.change(kept, (record) => ({ record: { ...record, coEdit: { key, by: ownerOf(user) } } }));
}

/**
 * Merges the cloud's version into a record: the cloud's version replaces the document unless that has changes of its
 * own. Only the cloud knows whether the wheel is shared.
 */
export function withNewest(record: WheelRecord, newest: Wheel): WheelRecord {
  const { document } = record;
  const state = stateOf(record);
  // A load that began before a save of this wheel returned has the version before that save.
  const isLater = (newest.cloudSavedAt ?? 0) > (document.cloudSavedAt ?? 0);
  if (state === 'here' || (state === 'saved' && isLater)) return { ...record, document: newest };
  const { cloudSavedAt, cloudSaved = false } = document;
  const told = marked(document, { ...newest, ...(cloudSavedAt === undefined ? {} : { cloudSavedAt }) });
  return { ...record, document: { ...told, cloudSaved } };
}

import { openLibrary } from '../library/library';
import { stateOf, type WheelRecord } from '../library/wheel-record';
import { copyOfWheel } from '../wheel/document/copies';
import type { WheelConfig } from '../wheel/document/document';
import { type CloudResult, isNotFound } from './cloud-error';
import { loadCloudWheel } from './load-wheels';
import { marked } from './outbox';

/** The wheel that this page was opened with: it need not be asked for once more. */
let opened: string | undefined;

/** Whether the wheel has just come from the cloud; said once. */
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
  const [kept, result] = await Promise.all([library.read(id), loadCloudWheel(id)]);
  const { wheel: loaded, error } = result;
  if (error) return kept && !isNotFound(error) ? { wheel: kept.record.document } : result;
  opened = loaded.id;
  if (!kept) return result;
  const { record } = kept;
  // Made here under an id that the cloud has too: both stay.
  if (stateOf(record) === 'here')
    await library.add(copyOfWheel(record.document, record.document['wheel-definition'].name ?? ''));
  return { wheel: withNewest(record, loaded).document };
}

/**
 * What is known of a wheel once the cloud has told its own: that one takes its place, unless this one has changes of its
 * own. Whether it is shared is known by the cloud alone.
 */
export function withNewest(record: WheelRecord, newest: WheelConfig): WheelRecord {
  const { document } = record;
  const state = stateOf(record);
  // Asked for before a save of this wheel was answered, it is the one of before that save.
  const isLater = (newest.cloudSavedAt ?? 0) > (document.cloudSavedAt ?? 0);
  if (state === 'here' || (state === 'saved' && isLater)) return { ...record, document: newest };
  const { cloudSavedAt, cloudSaved = false } = document;
  const told = marked(document, { ...newest, ...(cloudSavedAt === undefined ? {} : { cloudSavedAt }) });
  return { ...record, document: { ...told, cloudSaved } };
}

import type { JoinedList } from '../api/entries';
import { isRecord } from '../wheel/document/coerce-wheel';
import { browserStorage } from '../wheel/keeping/browser-storage';

/** This device's entry on the list of a room: one for all tabs, with the key and the proof that only it has. */
export type JoinedRoom = Pick<JoinedList, 'entryId' | 'viewerKey' | 'name' | 'proof'> & { liveId: string };

const key = 'joinedRooms';
/** Rooms end after a day; more than these aren't joined on one. */
const mostKept = 20;

function all(): JoinedRoom[] {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isJoinedRoom) : [];
  } catch {
    return [];
  }
}

const isJoinedRoom = (value: unknown): value is JoinedRoom =>
  isRecord(value) &&
  ['liveId', 'entryId', 'viewerKey', 'name'].every((field) => typeof value[field] === 'string');

export const joinedRoom = (liveId: string): JoinedRoom | undefined =>
  all().find((room) => room.liveId === liveId);

export function keepJoined(room: JoinedRoom): void {
  store([room, ...all().filter(({ liveId }) => liveId !== room.liveId)].slice(0, mostKept));
}

export const forgetJoined = (left: string): void => store(all().filter(({ liveId }) => liveId !== left));

function store(rooms: readonly JoinedRoom[]): void {
  try {
    browserStorage('localStorage')?.setItem(key, JSON.stringify(rooms));
  } catch (error) {
    console.error('This browser could not remember the entry: it can join a second time.', error);
  }
}

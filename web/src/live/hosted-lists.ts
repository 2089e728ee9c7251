import { sessionStore } from '../session/session-state';
import { ownerOf } from '../session/user';
import { isRecord } from '../wheel/document/coerce-wheel';
import { browserStorage } from '../wheel/keeping/browser-storage';

/** A list of people of a room that this browser was the host of. */
export interface HostedList {
  liveId: string;
  hostKey: string;
  /** The name of the wheel. */
  name: string;
  /** When people could first join, in milliseconds since 1970. */
  at: number;
  /** The account that hosted it; null for a guest. Nobody else in this browser gets the key. */
  owner: string | null;
}

const key = 'hostedLists';
const mostKept = 12;
/** The server forgets guests' lists then. */
const longestKept = 30 * 24 * 3_600_000;

const isHostedList = (value: unknown): value is HostedList =>
  isRecord(value) &&
  ['liveId', 'hostKey', 'name'].every((field) => typeof value[field] === 'string') &&
  typeof value.at === 'number' &&
  (value.owner === null || typeof value.owner === 'string');

function currentOwner(): string | null {
  const { user } = sessionStore.getState();
  return user ? ownerOf(user) : null;
}

/** The lists of everyone in this browser; lists that the server has forgotten are removed. */
function all(now = Date.now()): HostedList[] {
  try {
    const kept: unknown = JSON.parse(browserStorage('localStorage')?.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    const valid = kept.filter(isHostedList).filter(({ at }) => now - at < longestKept);
    if (valid.length < kept.length) store(valid);
    return valid;
  } catch {
    return [];
  }
}

/** The lists of the current user, or of guests while nobody is signed in; the newest first. */
export function hostedLists(now?: number): HostedList[] {
  const ours = currentOwner();
  return all(now).filter(({ owner }) => owner === ours);
}

export function keepHosted(list: Omit<HostedList, 'owner'>): void {
  const lists = all();
  const isSame = ({ liveId }: HostedList) => liveId === list.liveId;
  const { owner } = lists.find(isSame) ?? { owner: currentOwner() };
  store([{ ...list, owner }, ...lists.filter((each) => !isSame(each))].slice(0, mostKept));
}

export const forgetHosted = (gone: string): void => store(all().filter(({ liveId }) => liveId !== gone));

/** The next user of this browser may be another person. */
export const forgetHostedBy = (left: string): void => store(all().filter(({ owner }) => owner !== left));

function store(lists: readonly HostedList[]): void {
  try {
    const storage = browserStorage('localStorage');
    if (lists.length === 0) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(lists));
  } catch (error) {
    console.error('This browser could not remember the list for another time.', error);
  }
}

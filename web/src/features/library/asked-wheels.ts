import { ownerOf } from '../../cloud/owner';
import type { WheelCard } from '../../library/wheel-record';
import type { User } from '../../session/user';
import { isRecord } from '../../wheel/document/coerce-config';
import { browserStorage } from '../../wheel/keeping/browser-storage';
import { isOnlyHere } from './use-cards';

const askedKey = 'takeAlong';

/** How a user was asked: `told` in a toast, `answered` by saving or by "Not now". */
type Asking = 'told' | 'answered';
type Asked = Record<Asking, readonly string[]>;

/** The wheels of this browser that the user wasn't asked about in this way yet. */
export function wheelsToTake(cards: readonly WheelCard[], user: User, asking: Asking): WheelCard[] {
  const asked = new Set(askedOf(ownerOf(user))[asking]);
  return cards.filter((card) => isOnlyHere(card) && !asked.has(card.key));
}

/** These wheels aren't asked about again; wheels made later are. */
export function noteAsked(keys: readonly string[], user: User, asking: Asking): void {
  const owner = ownerOf(user);
  const before = askedOf(owner);
  const asked = { ...before, [asking]: [...new Set([...before[asking], ...keys])] };
  try {
    browserStorage('localStorage')?.setItem(askedKey, JSON.stringify({ ...readAll(), [owner]: asked }));
  } catch {
    // Without storage the question comes again at the next visit.
  }
}

function askedOf(owner: string): Asked {
  const asked = readAll()[owner];
  const listed = (list: unknown) =>
    Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  return isRecord(asked)
    ? { told: listed(asked.told), answered: listed(asked.answered) }
    : { told: [], answered: [] };
}

function readAll(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(browserStorage('localStorage')?.getItem(askedKey) ?? '{}');
    return isRecord(read) ? read : {};
  } catch {
    return {};
  }
}

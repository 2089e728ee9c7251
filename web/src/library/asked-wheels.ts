import { ownerOf, type User } from '../session/user';
import { isRecord } from '../wheel/document/coerce-wheel';
import { browserStorage } from '../wheel/keeping/browser-storage';

const askedKey = 'takeAlong';

/** How a user was asked: `told` in a toast, `answered` by saving or by "Not now". */
export type Asking = 'told' | 'answered';
type Asked = Record<Asking, readonly string[]>;

/** The keys of the wheels that the user was asked about in this way. */
export const askedAbout = (user: User, asking: Asking): ReadonlySet<string> =>
  new Set(askedOf(ownerOf(user))[asking]);

/** These wheels aren't asked about again; wheels made later are. */
export function noteAsked(keys: readonly string[], user: User, asking: Asking): void {
  const owner = ownerOf(user);
  const before = askedOf(owner);
  const answers = { ...before, [asking]: [...new Set([...before[asking], ...keys])] };
  writeAll({ ...readAll(), [owner]: answers });
}

/** The user has left the account. */
export function forgetAsked(owner: string): void {
  const { [owner]: forgotten, ...others } = readAll();
  if (forgotten !== undefined) writeAll(others);
}

function writeAll(answers: Record<string, unknown>): void {
  try {
    const storage = browserStorage('localStorage');
    if (Object.keys(answers).length === 0) storage?.removeItem(askedKey);
    else storage?.setItem(askedKey, JSON.stringify(answers));
  } catch {
    // Without storage the question comes again at the next visit.
  }
}

function askedOf(owner: string): Asked {
  const answers = readAll()[owner];
  const listed = (list: unknown) =>
    Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  return isRecord(answers)
    ? { told: listed(answers.told), answered: listed(answers.answered) }
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

import { isSignInUnasked } from './keep-session';

/** A magic link opens a new tab, so this outlives the tab. After this long the intention no longer counts. */
const lifetime = 30 * 60_000;

const keys = {
  action: 'pendingAction',
  wheel: 'pendingActionWheel',
  page: 'returnPage',
  signIn: 'signInBegun',
} as const;

/** What the visitor wanted to do when sign-in interrupted it. */
export type PendingAction = 'dashboard' | 'save' | 'share' | 'media';

/** `wheel` is the key of the wheel in the library that the action is for. */
export function rememberAction(action: PendingAction, wheel?: string): void {
  remember(keys.action, action);
  if (wheel === undefined) forget(keys.wheel);
  else remember(keys.wheel, wheel);
}

/** Returns the wheel that the action is for, and forgets it. */
export function takeActionWheel(): string | null {
  const wheel = recall(keys.wheel);
  forget(keys.wheel);
  return wheel;
}

/** Returns the action and forgets it, if it is one of those wanted; any other action stays. */
export function takeAction<Wanted extends PendingAction>(...wanted: Wanted[]): Wanted | null {
  // It was begun by this visitor; the account may be the sender's of a link.
  if (isSignInUnasked()) return null;
  const found = recall(keys.action);
  const action = wanted.find((each) => each === found) ?? null;
  if (action !== null || found === null) forget(keys.action);
  return action;
}

/** Forgets what was to be done and where to come back to; a sign-in that is under way stays expected. */
export function forgetIntentions(): void {
  for (const key of [keys.action, keys.wheel, keys.page]) forget(key);
}

/** The page to come back to after sign-in. */
export const rememberReturnPage = (address: string): void => remember(keys.page, address);
export const rememberedReturnPage = (): string | null => recall(keys.page);
export const forgetReturnPage = (): void => forget(keys.page);

/** The visitor leaves for a provider or asks for a mailed link, so the sign-in that comes back is expected. */
export const rememberSignInBegun = (): void => remember(keys.signIn, 'yes');

/** Returns whether a sign-in was begun in this browser, and forgets that. */
export function takeSignInBegun(): boolean {
  const wasBegun = recall(keys.signIn) !== null;
  forget(keys.signIn);
  return wasBegun;
}

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + lifetime }));
  } catch {
    // Without storage the visitor returns to the start page instead.
  }
}

function recall(key: string): string | null {
  try {
    const { value, until } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'string' && until > Date.now() ? value : null;
  } catch {
    return null;
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage nothing was remembered.
  }
}

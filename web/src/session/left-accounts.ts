import { onAuthChange, sessionSettled } from './session-state';

/** An account whose session has ended here, while this browser may still have something of it. */
export interface LeftAccount {
  owner: string;
  /** The account itself is gone too. */
  isDeleted: boolean;
}

const key = 'leftAccounts';

export function leftAccounts(): LeftAccount[] {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(noted) ? noted.filter((each) => typeof each?.owner === 'string') : [];
  } catch {
    return [];
  }
}

/** Noted before anything is removed: a page that dies meanwhile leaves it to the next one. */
export const noteLeft = (account: LeftAccount): void => write([...without(account.owner), account]);

/** Nothing of the account is left here, or its user is back. */
export const forgetLeft = (owner: string): void => write(without(owner));

const without = (owner: string) => leftAccounts().filter((each) => each.owner !== owner);

function write(accounts: readonly LeftAccount[]): void {
  try {
    if (accounts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(accounts));
  } catch {
    // Without storage there is nothing of the account either.
  }
}

/** Calls `finish` whenever a session has ended, and at the start for one that ended before. Returns how to stop. */
export function followLeaving(finish: () => Promise<void>): () => void {
  const run = () => {
    if (leftAccounts().length > 0)
      finish().catch((error: unknown) => console.error('Something of the account is still here.', error));
  };
  void sessionSettled().then(run);
  return onAuthChange((isSignedIn) => {
    if (!isSignedIn) run();
  });
}

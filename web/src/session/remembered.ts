/** A magic link opens a new tab, so this outlives the tab; after this long the intention is taken for forgotten. */
const lifetime = 30 * 60_000;

const keys = { action: 'pendingAction', page: 'returnPage' } as const;

/** What the visitor wanted to do when sign-in came between. */
export type PendingAction = 'dashboard' | 'save' | 'share';

export const rememberAction = (action: PendingAction): void => remember(keys.action, action);

/** The action, once, if it is one of those; another is left for whoever can do it. */
export function takeAction<Wanted extends PendingAction>(...wanted: Wanted[]): Wanted | null {
  const found = recall(keys.action);
  const action = wanted.find((each) => each === found) ?? null;
  if (action !== null || found === null) forget(keys.action);
  return action;
}

/** The page to come back to after sign-in. */
export const rememberReturnPage = (address: string): void => remember(keys.page, address);
export const rememberedReturnPage = (): string | null => recall(keys.page);
export const forgetReturnPage = (): void => forget(keys.page);

function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + lifetime }));
  } catch {
    // Without storage the visitor comes back to the start page instead.
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
    // It was never remembered.
  }
}

/** A magic link opens a new tab, so this outlives the tab; after this long the intention is taken for forgotten. */
const lifetime = 30 * 60_000;

const keys = { action: 'pendingAction', page: 'returnPage' } as const;

/** What the visitor wanted to do when sign-in came between. */
const actions = ['dashboard'] as const;
export type PendingAction = (typeof actions)[number];

export const rememberAction = (action: PendingAction): void => remember(keys.action, action);

/** The action, once. */
export function takeAction(): PendingAction | null {
  const found = recall(keys.action);
  forget(keys.action);
  return actions.find((action) => action === found) ?? null;
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

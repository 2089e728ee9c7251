/** What sign-in left in the address of the page it came back to. */
export interface ReturnAddress {
  tokens: { accessToken: string; refreshTokenId: string | null } | null;
  /** The token of a mailed link, not verified yet. */
  linkToken: string | null;
  error: { code: string; message: string | null } | null;
  provider: string | null;
}

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

const queryNames = ['provider', 'code', 'state', 'error', 'message', 'token', 'auth', 'refresh_token_id'];
const hashNames = ['token', 'refresh_token_id'];

export function readReturnAddress({ search, hash }: Address): ReturnAddress {
  const query = new URLSearchParams(search);
  const behindHash = new URLSearchParams(hash.slice(1));
  const isMagicLink = query.get('auth') === 'email';
  const source = [behindHash, ...(isMagicLink ? [] : [query])].find((each) => each.get('token'));
  const accessToken = source?.get('token');
  const code = query.get('error');
  return {
    tokens: accessToken ? { accessToken, refreshTokenId: source?.get('refresh_token_id') || null } : null,
    linkToken: isMagicLink ? query.get('token') || null : null,
    error: code ? { code, message: query.get('message') || null } : null,
    provider: query.get('provider'),
  };
}

/** The same address without the parameters of sign-in; everything else stays as it was written. */
export function cleanedAddress({ pathname, search, hash }: Address): string {
  const behindHash = new URLSearchParams(hash.slice(1));
  const isAuthHash = hashNames.some((name) => behindHash.has(name));
  return (
    pathname +
    (isReturn(search) ? without(queryNames, search.slice(1), '?') : search) +
    (isAuthHash ? without(hashNames, hash.slice(1), '#') : hash)
  );
}

/** `code` alone doesn't come from a sign-in: the address of a live room has one too. */
function isReturn(search: string): boolean {
  const query = new URLSearchParams(search);
  return queryNames.some((name) => name !== 'code' && query.has(name));
}

/** Tokens must not stay in the address bar, the history or the referrer. */
export function cleanAddressBar(): void {
  const { pathname, search, hash } = window.location;
  const cleaned = cleanedAddress(window.location);
  if (cleaned !== pathname + search + hash) window.history.replaceState(window.history.state, '', cleaned);
}

function without(names: readonly string[], text: string, mark: string): string {
  const kept = text.split('&').filter((pair) => {
    const [name = ''] = new URLSearchParams(pair).keys();
    return pair !== '' && !names.includes(name);
  });
  return kept.length > 0 ? mark + kept.join('&') : '';
}

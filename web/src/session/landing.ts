import type { SessionNotice } from './notices';
import { hasCarriedNotice, heldSignIn, holdSignIn, storedTokens } from './stored-session';

/** What the page found when it was opened: in its address, and in place of its content. */
export interface Landing {
  returned: ReturnAddress;
  pageError: SessionNotice | null;
}

/**
 * Must run before other code reads the address: it takes the tokens out of it. They are held for the session, whose
 * code may not be fetched before a reload.
 */
export function readLanding(): Landing {
  const returned = readReturnAddress(window.location);
  cleanAddressBar();
  if (Object.values(returned).some((each) => each !== null)) holdSignIn(returned);
  return { returned, pageError: takePageError(document.body) };
}

/** A link to the open page with other text after `#` loads nothing, so its tokens are read here. Returns how to stop. */
export function onLaterTokens(take: (landing: Landing) => void): () => void {
  const look = () => {
    const landing = readLanding();
    if (landing.returned.tokens) take(landing);
  };
  window.addEventListener('hashchange', look);
  return () => window.removeEventListener('hashchange', look);
}

/** Whether there is a session to check or something to tell. Most guests have neither. */
export const needsSession = ({ pageError }: Landing): boolean =>
  pageError !== null || storedTokens() !== null || heldSignIn() !== null || hasCarriedNotice();

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

/** `code` alone isn't from a sign-in: the address of a live room has one too. */
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

/**
 * Reads an error that a proxy or an old server returned in place of the page: its body is bare JSON. Removes the text,
 * so that the page can appear.
 */
export function takePageError(body: HTMLElement): SessionNotice | null {
  const nodes = [...body.childNodes].filter((node) => isText(node));
  const text = nodes
    .map((node) => node.textContent)
    .join('')
    .trim();
  if (!text.startsWith('{')) return null;
  const error = readError(text);
  if (error === null) return null;
  for (const node of nodes) node.remove();
  if (!document.getElementById('root')) {
    body.prepend(Object.assign(document.createElement('div'), { id: 'root' }));
  }
  if (/invalid or expired token/i.test(error)) return { as: 'popup', text: 'linkUsed' };
  return { as: 'popup', text: 'linkFailed', message: error };
}

/** Browsers show a JSON response as bare text or as one `pre`. */
const isText = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && node.tagName === 'PRE');

/** The error's message, `''` when it has none, `null` when the text is no error. */
function readError(text: string): string | null {
  try {
    const { success, error, message } = JSON.parse(text);
    if (success !== false && error === undefined) return null;
    return [error, message].find((each) => typeof each === 'string') ?? '';
  } catch {
    return null;
  }
}

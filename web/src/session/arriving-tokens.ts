import { getProfileWith, verifyMagicLink } from '../api/session';
import { decideSession } from './decide-session';
import { isSignInUnasked, noteSignInUnasked, replaceTokens } from './keep-session';
import { linkFailed, linkUsed, noticeForCode, type SessionNotice, verificationError } from './notices';
import { readUser } from './read-user';
import { learnClock, userOfOtherTab } from './renew-tokens';
import { sessionStore } from './session-state';
import { storedTokens, type Tokens } from './stored-session';
import type { User } from './user';

/** Tokens from the address or from a mailed link. */
export interface ArrivingTokens {
  tokens: Tokens;
  /** The server has just issued them, so they also tell its clock. */
  isNew: boolean;
  /** The visitor asked for this sign-in in this browser. */
  isExpected: boolean;
}

/**
 * `taken`: they are stored. Otherwise the previous session continues: they gave no profile, or the visitor declined.
 */
export type Verdict = 'taken' | 'kept' | 'refused' | 'unanswered' | 'unreachable';

/** What the page around the session does with it. */
interface Asking {
  askToSwitch: (current: User, next: User) => Promise<boolean>;
  leave: () => Promise<void>;
}

/**
 * Stores arriving tokens; if a user is signed in, here or in another tab, it asks first. Anyone can write a link with a
 * token in it: a dead token must not sign the visitor out, and a live one must not put their wheels into the sender's
 * account.
 */
export async function takeArriving(
  { tokens, isNew, isExpected }: ArrivingTokens,
  { askToSwitch, leave }: Asking,
): Promise<Verdict> {
  const present = storedTokens() ? await decideSession() : 'guest';
  if (present === 'unreachable') return present;
  const here = sessionStore.getState().user;
  const current = here ?? (isExpected ? null : await userOfOtherTab());
  // Another tab may have been signed in by the same link.
  const isTrusted = here !== null && !isSignInUnasked();
  let isSame = false;
  if (current) {
    const profile = await getProfileWith(tokens.accessToken);
    if (profile === 'unreachable') return 'unanswered';
    const next = profile === 'rejected' ? null : readUser(profile.user);
    if (!next) return 'refused';
    isSame = next.id === current.id;
    if (!isSame && !isExpected && !(await askToSwitch(current, next))) return 'kept';
    if (!isSame && here) await leave();
  }
  replaceTokens(tokens);
  if (!isExpected && !(isSame && isTrusted)) noteSignInUnasked();
  if (isNew) learnClock(tokens.accessToken);
  return 'taken';
}

type Redeemed = { tokens: Tokens; target: string } | { redirect: string } | { notice: SessionNotice };

/** Exchanges a mailed link for tokens and a return target, or for the notice to show when that fails. */
export async function redeemLink(linkToken: string): Promise<Redeemed> {
  try {
    const answer = await verifyMagicLink(linkToken);
    switch (answer.kind) {
      case 'signed-in':
        return {
          tokens: { accessToken: answer.accessToken, refreshTokenId: answer.refreshTokenId },
          target: returnTarget(answer.returnTo),
        };
      case 'redirect':
        return { redirect: returnTarget(answer.address) };
      case 'already-used':
        return { notice: linkUsed };
      case 'refused':
        return { notice: noticeForCode(answer.code, null) };
      case 'failed':
        return { notice: linkFailed(answer.message) };
    }
  } catch (error) {
    console.warn('The sign-in link could not be verified.', error);
    return { notice: verificationError };
  }
}

/** The target for addresses that can't be read. */
const unreadable = '/dashboard';
const longest = 2048;

/**
 * Returns where to go after sign-in: always a path of this site, by the server's own rule (api/return-targets.json).
 * Browsers drop tabs and line breaks, read `\` as `/` and resolve dots, so each of these could turn a path into
 * another site's address.
 */
export function returnTarget(asked: string | null | undefined, origin = window.location.origin): string {
  if (!asked) return '/';
  if (bytesOf(asked).length > longest) return unreadable;
  return asked.startsWith('/') ? targetIn(asked, true) : fromFullAddress(asked, origin);
}

/** Rejects addresses that a browser would repair (`https:evil.com`, a tab in the scheme). */
function fromFullAddress(asked: string, origin: string): string {
  const [, site, authority = '', rest = ''] = /^(https?:\/\/([^/?#]*))(.*)$/is.exec(asked) ?? [];
  if (!site || !isAuthority(authority)) return unreadable;
  return targetIn(rest, asciiLower(site) === asciiLower(origin));
}

const isAuthority = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  !/[\u0000-\u0020\u007f\\]/.test(text) &&
  /^(?:[^@[\]]*@)?(?:\[[0-9a-f.:]+\]|[^@[\]:]+)(?::[0-9]*)?$/i.test(text);

const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Takes what follows the host: a path and perhaps a query. The fragment is dropped. */
function targetIn(rest: string, withQuery: boolean): string {
  const [withoutHash = ''] = rest.split('#');
  const question = withoutHash.indexOf('?');
  const path = (question < 0 ? withoutHash : withoutHash.slice(0, question)) || '/';
  const query = question < 0 || !withQuery ? '' : withoutHash.slice(question + 1);
  if (couldLeaveWhenDecoded(path)) return unreadable;
  if (path === '/login' || path === '/login/') return '/';
  return headerSafe(path) + (query && `?${headerSafe(query)}`);
}

/** Whether the path could leave the site after something on the way decodes it once too often. */
function couldLeaveWhenDecoded(path: string): boolean {
  let current = path;
  for (let round = 0; round < 4; round += 1) {
    if (couldLeave(current)) return true;
    const next = decodedOnce(current);
    if (next === current) return false;
    current = next;
  }
  return true;
}

const couldLeave = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0020\u007f\\]|\/\//.test(path) || /\/\.{1,2}\//.test(`${path}/`);

const decodedOnce = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const headerSafe = (text: string): string =>
  text.replace(/[^\u0021-\u007e]|["<>]/gu, (letter) =>
    Array.from(bytesOf(letter), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
  );

import { isProviderName } from '../api/account';
import { tryAgainLater } from '../network/try-again-later';
import { type ArrivingTokens, redeemLink, takeArriving, type Verdict } from './arriving-tokens';
import { checkOnReturn, type Decision, decideSession } from './decide-session';
import { releaseSignIn, takeCarriedNotice } from './keep-session';
import { type Landing, type ReturnAddress, readLanding } from './landing';
import {
  invalidProvider,
  invalidToken,
  noticeForCode,
  type SessionNotice,
  signInUnanswered,
} from './notices';
import { takeSignInBegun } from './remembered';
import { shareTokens } from './renew-tokens';
import { becomeGuest, onAuthChange, sessionStore } from './session-state';
import { heldSignIn, storedTokens } from './stored-session';
import type { User } from './user';

export interface SessionHost {
  /** Resolves when a popup has been closed, and at once for a toast. */
  tell: (notice: SessionNotice) => void | Promise<void>;
  go: (address: string) => void;
  /** A call in the background found that the session is over. */
  showLost: () => void;
  /** Removes from this browser what it has of the account that is signed in. */
  leave: () => Promise<void>;
  /** Asks whether `next`, whose tokens have arrived, replaces the user who is signed in. */
  askToSwitch: (current: User, next: User) => Promise<boolean>;
  /** Called once it is known whether a user is signed in. */
  settled: (isSignedIn: boolean, arrival: Arrival) => void;
}

export interface Arrival {
  /** The return target of the mailed link that brought the visitor here. */
  linkTarget: string | null;
  /** Sign-in failed, and the visitor should stay on the page to read why. */
  hasFailed: boolean;
  /** The visitor was signed in by tokens in the address, and should read as which user. */
  isNewSession: boolean;
}

/** Continues what the page was opened with. Returns how to stop. */
export function startSession(host: SessionHost, landing: Landing = readLanding()): () => void {
  const { pageError } = landing;
  const returned = takeHeld() ?? landing.returned;
  if (!storedTokens() && !returned.tokens && !returned.linkToken) becomeGuest();

  const stops = [
    shareTokens(),
    checkOnReturn(),
    onAuthChange((_isSignedIn, isLost) => {
      if (isLost) host.showLost();
    }),
  ];
  const arrived = pageError ? tellPageError(pageError, host) : arrive(returned, host, stops);
  arrived.catch((error: unknown) => console.error('The session did not start.', error));
  return () => {
    for (const stop of stops.splice(0)) stop();
  };
}

/** What the page found in its address, or did before a reload. */
function takeHeld(): ReturnAddress | null {
  const held = heldSignIn();
  releaseSignIn();
  return held as ReturnAddress | null;
}

async function tellPageError(notice: SessionNotice, { tell, go }: SessionHost): Promise<void> {
  await tell(notice);
  go('/login');
}

async function arrive(returned: ReturnAddress, host: SessionHost, stops: (() => void)[]): Promise<void> {
  const { tokens, linkToken, error } = returned;
  const notices = noticesFor(returned);
  const link = linkToken ? await redeemLink(linkToken) : null;
  if (link && 'redirect' in link) return host.go(link.redirect);
  if (link && 'notice' in link) notices.push(link.notice);
  for (const notice of notices) void host.tell(notice);

  const redeemed = link && 'tokens' in link ? link : null;
  const isFresh = tokens !== null || redeemed !== null;
  const isExpected = isFresh && takeSignInBegun();
  const fresh = redeemed?.tokens ?? tokens;
  let arriving: ArrivingTokens | null = fresh && { tokens: fresh, isNew: redeemed !== null, isExpected };

  const decide = async (): Promise<Decision | Verdict> => {
    const verdict = arriving ? await takeArriving(arriving, host) : 'taken';
    if (verdict !== 'taken') return verdict;
    arriving = null;
    return decideSession();
  };
  const settle = async (attempt: number): Promise<void> => {
    const decision = await decide();
    if (decision === 'unreachable') {
      becomeGuest();
      stops.push(tryAgainLater(attempt, () => void settle(attempt + 1)));
      return;
    }
    if (sessionStore.getState().status === 'starting') becomeGuest();
    const problem = isFresh ? problemOf(decision) : null;
    if (problem) void host.tell(problem);
    const isNewSession = isFresh && decision === 'signed-in';
    host.settled(sessionStore.getState().status === 'signed-in', {
      linkTarget: isNewSession && redeemed ? redeemed.target : null,
      hasFailed: error !== null || (link !== null && !redeemed) || problem !== null,
      isNewSession,
    });
  };
  await settle(0);
}

function problemOf(decision: Decision | Verdict): SessionNotice | null {
  if (decision === 'invalid' || decision === 'refused') return invalidToken;
  return decision === 'unanswered' ? signInUnanswered : null;
}

function noticesFor({ error, provider }: ReturnAddress): SessionNotice[] {
  const carried = takeCarriedNotice();
  const notices = carried ? [carried] : [];
  if (error) notices.push(noticeForCode(error.code, error.message));
  else if (provider !== null && !isProviderName(provider)) notices.push(invalidProvider);
  return notices;
}

import { isLoginPage } from '../../i18n/addresses';
import { forgetLanguageForSignIn } from '../../i18n/sign-in-language';
import { returnTarget } from '../../session/arriving-tokens';
import { carryNotice, isSignInUnasked } from '../../session/keep-session';
import type { Leaving } from '../../session/leave-session';
import { signedInAs, signedInByLink } from '../../session/notices';
import { forgetReturnPage, rememberedReturnPage, takeAction } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';
import type { Arrival } from '../../session/start-session';
import { labelOf } from '../../session/user';

const isDashboard = () => /^\/dashboard\/?$/.test(window.location.pathname);

/** Where a signed-in visitor goes: to the action they had begun, or to where they came from; else they stay here. */
export function placeAfterSignIn({ linkTarget, hasFailed }: Arrival): string | null {
  const action = takeAction('dashboard');
  if (action === 'dashboard') return isDashboard() ? null : '/dashboard';
  if (linkTarget !== null) return linkTarget;
  if (!isLoginPage() || hasFailed) return null;
  return askedReturnTarget();
}

/** The return target of the sign-in page. */
export function askedReturnTarget(): string {
  const asked = new URLSearchParams(window.location.search).get('returnTo');
  return returnTarget(asked ?? rememberedReturnPage());
}

/** Tells the visitor who is signed in now, here or on the page that sign-in leads to. */
export function leaveForSignedIn(arrival: Arrival, { go, tell }: Leaving): void {
  const place = placeAfterSignIn(arrival);
  forgetReturnPage();
  forgetLanguageForSignIn();
  const { user } = sessionStore.getState();
  const who = isSignInUnasked() ? signedInByLink : signedInAs;
  const notice = arrival.isNewSession && user ? who(labelOf(user)) : null;
  if (place === null) {
    if (notice) tell(notice);
    return;
  }
  if (notice) carryNotice(notice);
  go(place);
}

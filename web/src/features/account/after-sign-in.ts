import { forgetReturnPage, rememberedReturnPage, takeAction } from '../../session/remembered';
import { returnTarget } from '../../session/return-target';
import type { Arrival } from '../../session/start-session';
import { isLoginPage } from './addresses';

const isDashboard = () => /^\/dashboard\/?$/.test(window.location.pathname);

/** Where a visitor who is signed in belongs: what they had in mind before, or where they came from; else here. */
export function placeAfterSignIn({ linkTarget, hasFailed }: Arrival): string | null {
  const action = takeAction('dashboard');
  if (action === 'dashboard') return isDashboard() ? null : '/dashboard';
  if (linkTarget !== null) return linkTarget;
  if (!isLoginPage() || hasFailed) return null;
  return askedReturnTarget();
}

/** Where the visitor of the sign-in page wants to go afterwards. */
export function askedReturnTarget(): string {
  const asked = new URLSearchParams(window.location.search).get('returnTo');
  return returnTarget(asked ?? rememberedReturnPage());
}

export function leaveForSignedIn(arrival: Arrival, go: (address: string) => void): void {
  const place = placeAfterSignIn(arrival);
  forgetReturnPage();
  if (place !== null) go(place);
}

import i18next from 'i18next';
import { ask } from '../components/question/ask';
import { notify } from '../components/toasts/notify';
import { loginAddress } from '../i18n/addresses';
import { loadTexts } from '../i18n/load-texts';
import { sessionStore } from '../session/session-state';
import { storedTokens } from '../session/stored-session';
import type { Wheel } from '../wheel/document/document';
import type { FoundWheel } from './find-wheel';
import { routeOf } from './routes';

const readingTime = 10_000;

/** Explains why the stage shows another wheel than the one in the address. */
export async function tellMissedWheel(found: FoundWheel): Promise<void> {
  await loadTexts('cloud');
  if (found.missed === 'cloud' && isGuest() && isInvited()) return inviteToSignIn();
  if (found.missed === 'cloud' && isGuest()) {
    const signIn = {
      label: i18next.t('cloud:missed.signIn'),
      run: () => window.location.assign(loginAddress()),
    };
    notify('info', i18next.t('cloud:missed.guest'), signIn, readingTime);
  } else {
    notify('warning', reasonFor(found), undefined, readingTime);
  }
}

/** A visitor whose tokens the server hasn't confirmed yet need not sign in again. */
const isGuest = () => sessionStore.getState().status !== 'signed-in' && storedTokens() === null;
const isInvited = () => routeOf(window.location).magiclink !== undefined;

/** Invites a visitor with a co-editing link to sign in; sign-in leads back to the link. */
async function inviteToSignIn(): Promise<void> {
  const t = i18next.getFixedT(null, 'cloud', 'missed');
  const question = { title: t('invited.title'), text: t('invited.text'), confirm: t('signIn') };
  if (await ask({ ...question, cancel: t('invited.later'), look: 'main' }))
    window.location.assign(loginAddress());
}

function reasonFor({ missed, isGone, wheel }: FoundWheel): string {
  if (!isGone) return i18next.t('cloud:missed.offline');
  if (missed === 'cloud') return i18next.t(isInvited() ? 'cloud:missed.coEdit' : 'cloud:missed.gone');
  return isOfThisLink(wheel) ? i18next.t('cloud:missed.shareKept') : i18next.t('cloud:missed.share');
}

/** On an earlier visit, the link led to this very wheel. */
function isOfThisLink({ shareId }: Wheel): boolean {
  const route = routeOf(window.location);
  return route.kind === 'share' && route.shareId === shareId;
}

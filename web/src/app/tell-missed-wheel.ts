import { findLocalWheel } from '../cloud/local-wheel';
import { openDialog, openedWith } from '../components/dialog/open-dialog';
import { notify, type ToastAction } from '../components/toasts/notify';
import { loginAddress } from '../i18n/addresses';
import { currentLanguage } from '../i18n/i18n';
import { loadTexts } from '../i18n/load-texts';
import { translate } from '../i18n/translate';
import { sessionStore } from '../session/session-state';
import { storedTokens } from '../session/stored-session';
import { askToSignIn } from '../stage/ask-to-sign-in';
import { loadSamples } from '../stage/load-samples';
import type { Wheel } from '../wheel/document/document';
import type { FoundWheel } from './find-wheel';
import { localWheelAddress, routeOf } from './routes';

const readingTime = 10_000;

/** Explains why the stage shows another wheel than the one in the address. */
export async function tellMissedWheel(
  found: FoundWheel,
  go: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  if (found.missed === 'slug' && (await isSample())) return;
  const { isEmbedded } = routeOf(window.location);
  // In a frame the heading says it.
  if (isEmbedded && found.missed === 'share' && found.isGone) return;
  await loadTexts('cloud', 'session');
  const needsSignIn = found.missed === 'cloud' && isGuest();
  // A frame has no dialogs, and a frame on another site can show neither the sign-in page nor the gallery.
  if (isEmbedded) {
    const text = needsSignIn ? translate('session:needed.for.open') : reasonFor(found);
    return void notify('warning', text, undefined, readingTime);
  }
  if (needsSignIn) {
    // A session that has ended asks to log in by itself.
    if (openedWith('question')) return;
    // Sign-in leads back to this address.
    if (await askToSignIn(isInvited() ? 'coEdit' : 'open')) go(loginAddress());
    return;
  }
  const hasNoOther = found.isGone || found.missed === 'slug';
  notify(
    found.missed === 'slug' ? 'info' : 'warning',
    reasonFor(found),
    hasNoOther ? otherPlaces() : undefined,
    found.missed === 'share' && found.isGone ? Number.POSITIVE_INFINITY : readingTime,
  );
}

/** Where to find a wheel instead. */
const otherPlaces = (): ToastAction => ({
  label: translate('common:myWheels'),
  run: () => openDialog('library'),
  or: {
    label: translate('cloud:missed.gallery'),
    run: () => window.location.assign(`/${currentLanguage()}/wheels/`),
  },
});

/** Whether the address names a sample: it is on the stage, or the wheel that this browser keeps came before it. */
async function isSample(): Promise<boolean> {
  const { slug } = localWheelAddress(window.location.pathname);
  if (slug === undefined) return false;
  const language = routeOf(window.location).pathLanguage ?? currentLanguage();
  const found = await findLocalWheel({ language, slug }, loadSamples);
  return found !== null && !found.isDefault;
}

/** A visitor whose tokens the server hasn't confirmed yet need not sign in again. */
const isGuest = () => sessionStore.getState().status !== 'signed-in' && storedTokens() === null;
const isInvited = () => routeOf(window.location).magiclink !== undefined;

function reasonFor({ missed, isGone, problem, wheel }: FoundWheel): string {
  if (missed === 'link' && problem) return translate(`cloud:missed.link.${problem}`);
  // Without a connection the page can't know which addresses the site has.
  if (missed === 'slug' && navigator.onLine) return translate('cloud:missed.address');
  if (!isGone) return translate('cloud:missed.offline');
  if (missed === 'cloud') return translate(isInvited() ? 'cloud:missed.coEdit' : 'cloud:missed.gone');
  return isOfThisLink(wheel) ? translate('cloud:missed.shareKept') : translate('cloud:missed.share');
}

/** On an earlier visit, the link led to this very wheel. */
function isOfThisLink({ shareId }: Wheel): boolean {
  const route = routeOf(window.location);
  return route.kind === 'share' && route.shareId === shareId;
}

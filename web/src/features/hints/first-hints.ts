import { overlayStore } from '../../components/dialog/open-dialog';
import { notify } from '../../components/toasts/notify';
import { loadTexts } from '../../i18n/load-texts';
import { translator } from '../../i18n/translate';
import { roomStore } from '../../live/room-store';
import { sessionStore } from '../../session/session-state';
import { keepPreference, keptPreference } from '../../wheel/keeping/browser-storage';

const key = 'hints';
const hints = ['paste', 'spin', 'share'] as const;
/** The wheel is looked at first, in ms. */
const pause = 2500;

/** Shows a new visitor three hints, one after the other: once in this browser, also when the first one is closed. */
export function startHints(): (() => void) | undefined {
  if (keptPreference(key) || keptPreference('wheelConfig')) return undefined;
  const timer = setTimeout(() => {
    begin().catch((error) => console.warn('The hints for new visitors could not be loaded.', error));
  }, pause);
  return () => clearTimeout(timer);
}

async function begin(): Promise<void> {
  const isBusy = overlayStore.getState().frames.length > 0 || roomStore.getState().control !== null;
  if (sessionStore.getState().status === 'signed-in' || isBusy) return;
  await loadTexts('hints');
  keepPreference(key, 'seen');
  show(0);
}

function show(place: number): void {
  const t = translator('hints');
  const hint = hints[place];
  if (!hint) return;
  const isLast = place === hints.length - 1;
  const action = { label: t(isLast ? 'done' : 'next'), run: () => show(place + 1) };
  notify('info', t(hint), action, Number.POSITIVE_INFINITY);
}

import { entryScriptOf, getEntryScript } from '../api/get-entry-script';
import { overlayStore } from '../components/dialog/open-dialog';
import { missedPartStore, missingPartText } from '../components/lazy-part/tell-missing-part';
import { finishTyping } from '../components/text-box/finish-typing';
import { dismissToast, notify, toastStore } from '../components/toasts/notify';
import { currentLanguage } from '../i18n/i18n';
import { translate } from '../i18n/translate';
import { isSafeToReload, reloadFor, takeWish, watchTyping } from './safe-reload';
import { currentWish, grantWish, type Wish } from './wish';

/** After this many ms in the background, a tab checks for a new version when the visitor comes back to it. */
const longAway = 3_600_000;

interface Outside {
  /** The script that this page started with, and the one it would start with now. */
  own: string | null;
  newest: () => Promise<string | null>;
  reload: () => void;
}

const outside = (): Outside => ({
  own: entryScriptOf(document),
  newest: () => getEntryScript(currentLanguage()),
  reload: () => window.location.reload(),
});

/**
 * Looks for a newer version of the page on the server: the scripts of the old version are gone, so whatever this tab
 * hasn't fetched yet can never be fetched. Asks when a script is missing and when the tab was in the background for an
 * hour. Reloads for what the visitor asked for where that takes nothing from them, else offers it. Returns how to stop.
 */
export function watchVersion({ own, newest, reload }: Outside = outside()): () => void {
  let isAsking = false;
  let offered: string | null = null;
  let hiddenAt: number | null = null;
  const typing = watchTyping();

  /** What the visitor waits for; undefined: nothing, the script was fetched beforehand. */
  let wanted: Wish | undefined;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const script = await newest();
      if (script === null || script === own) return;
      if (wanted && isSafeToReload(typing.hasText) && reloadFor(wanted, reload)) return;
      // Offered once, as closing the toast means to stay. A missing part offers it again.
      if (script !== offered || wanted) offerReload(reload);
      offered = script;
    } catch {
      // Without a connection the version is unknown; a missing part reports that itself.
    } finally {
      isAsking = false;
      wanted = undefined;
    }
  };
  const missed = (event: Event) => {
    if (!event.defaultPrevented) void ask();
  };
  const missedByVisitor = () => {
    // The first of them: the part that says so may be missing too.
    wanted ??= currentWish();
    void ask();
  };
  const turned = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    // After an hour away, nothing is in progress that a reload would interrupt.
    if (hiddenAt !== null && Date.now() - hiddenAt >= longAway) {
      wanted ??= {};
      void ask();
    }
    hiddenAt = null;
  };

  window.addEventListener('vite:preloadError', missed);
  document.addEventListener('visibilitychange', turned);
  const unsubscribe = missedPartStore.subscribe(missedByVisitor);
  const wish = takeWish();
  if (overlayStore.getState().opened.length === 0) grantWish(wish);
  return () => {
    typing.stop();
    unsubscribe();
    window.removeEventListener('vite:preloadError', missed);
    document.removeEventListener('visibilitychange', turned);
  };
}

function offerReload(reload: () => void): void {
  const text = translate('errors:version.text');
  const missing = missingPartText();
  // It blames the connection.
  for (const toast of toastStore.getState().toasts) if (toast.text === missing) dismissToast(toast.id);
  if (toastStore.getState().toasts.some((toast) => toast.text === text)) return;
  const action = {
    label: translate('errors:version.reload'),
    run: () => {
      finishTyping();
      reload();
    },
  };
  notify('info', text, action, Number.POSITIVE_INFINITY);
}

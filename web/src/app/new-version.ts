import { entryScriptOf, getEntryScript } from '../api/site';
import { missingPartText } from '../components/lazy-part/tell-missing-part';
import { finishTyping } from '../components/text-box/finish-typing';
import { dismissToast, notify, toastStore } from '../components/toasts/notify';
import { currentLanguage } from '../i18n/i18n';
import { translate } from '../i18n/translate';
import { ui } from '../state/ui';

/** After this many ms in the background, a tab checks for a new version when the visitor comes back to it. */
const longAway = 3_600_000;

const outside = () => ({
  /** The script that this page started with, and the one it would start with now. */
  own: entryScriptOf(document),
  newest: () => getEntryScript(currentLanguage()),
  reload: () => window.location.reload(),
});

/**
 * Offers to reload when the server has a newer version of the page: the scripts of the old version are gone, so whatever
 * this tab hasn't fetched yet can never be fetched. Asks when a script is missing and when the tab was in the background
 * for an hour. Returns how to stop.
 */
export function watchVersion({ own, newest, reload }: ReturnType<typeof outside> = outside()): () => void {
  const stops = new AbortController();
  let offered: string | null = null;
  let hiddenAt = Number.POSITIVE_INFINITY;

  const ask = async () => {
    // Without a connection the version is unknown; a missing part reports that itself.
    const script = await newest().catch(() => null);
    if (script === null || script === own || script === offered || stops.signal.aborted) return;
    offered = script;
    offerReload(reload);
  };
  const turned = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (Date.now() - hiddenAt >= longAway) void ask();
  };

  window.addEventListener('vite:preloadError', () => void ask(), stops);
  document.addEventListener('visibilitychange', turned, stops);
  const unsubscribe = ui.subscribe((now, before) => {
    if (now.missedParts === before.missedParts) return;
    // Closing the toast means staying, until the visitor needs a file that no longer exists.
    offered = null;
    void ask();
  });
  return () => {
    unsubscribe();
    stops.abort();
  };
}

function offerReload(reload: () => void): void {
  const text = translate('errors:version.text');
  // Replaces an earlier offer, and the toast that blames the connection.
  for (const toast of toastStore.getState().toasts)
    if ([text, missingPartText()].includes(toast.text)) dismissToast(toast.id);
  const action = {
    label: translate('errors:version.reload'),
    run: () => {
      finishTyping();
      reload();
    },
  };
  notify('info', text, action, Number.POSITIVE_INFINITY);
}

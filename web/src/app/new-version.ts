import i18next from 'i18next';
import { entryScriptOf, getEntryScript } from '../api/get-entry-script';
import { finishTyping } from '../components/text-box/finish-typing';
import { notify, toastStore } from '../components/toasts/notify';
import { currentLanguage } from '../i18n/i18n';

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
 * Offers to reload when the server has a newer version of the page: the scripts of the old version are gone, so
 * whatever this tab hasn't fetched yet can never be fetched. Asks the server when a script is missing, and when the
 * visitor comes back to the tab after an hour. Returns how to stop.
 */
export function watchVersion({ own, newest, reload }: Outside = outside()): () => void {
  let isAsking = false;
  let hiddenAt: number | null = null;

  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      const script = await newest();
      if (script !== null && script !== own) offerReload(reload);
    } catch {
      // Without a connection the version is unknown; a missing part reports that itself.
    } finally {
      isAsking = false;
    }
  };
  const missed = () => void ask();
  const turned = () => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== null && Date.now() - hiddenAt >= longAway) void ask();
    hiddenAt = null;
  };

  window.addEventListener('vite:preloadError', missed);
  document.addEventListener('visibilitychange', turned);
  return () => {
    window.removeEventListener('vite:preloadError', missed);
    document.removeEventListener('visibilitychange', turned);
  };
}

function offerReload(reload: () => void): void {
  const text = i18next.t('errors:version.text');
  if (toastStore.getState().toasts.some((toast) => toast.text === text)) return;
  const action = {
    label: i18next.t('errors:version.reload'),
    run: () => {
      finishTyping();
      reload();
    },
  };
  notify('info', text, action, Number.POSITIVE_INFINITY);
}

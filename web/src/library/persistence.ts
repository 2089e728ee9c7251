import { isOfSite } from '../wheel/document/wheel-key';
import { keepPreference, keptPreference } from '../wheel/keeping/browser-storage';
import { wheelStore } from '../wheel/store';

const persistKey = 'storageAsked';

/** Browsers may delete what a site stores. With the first change there is something to lose: they are asked not to, once. */
export function askToPersist(): () => void {
  if (keptPreference(persistKey) !== null) return () => {};
  const stop = wheelStore.subscribe(({ lastChange, wheel }) => {
    if (lastChange !== 'made' || isOfSite(wheel)) return;
    stop();
    keepPreference(persistKey, 'yes');
    navigator.storage?.persist?.().catch(() => {});
  });
  return stop;
}

/**
 * Safari, and every browser on an iPhone, deletes what a site stored after seven days of use without a visit. A site
 * on the Home Screen is spared, and so is one whose storage persists.
 */
export async function isForgetful(): Promise<boolean> {
  if (!navigator.vendor.startsWith('Apple') || matchMedia('(display-mode: standalone)').matches) return false;
  return !(await navigator.storage?.persisted?.().catch(() => false));
}

import { currentLanguage, onLanguageChange } from '../i18n/i18n';
import { savesData } from '../network/saves-data';
import type { KeepMessage } from './offline-files';

/** Storing a hundred files takes as much processor as the start of the page: it waits until the first spin is under way. */
const wait = 4500;

/**
 * Makes the page work offline from now on, in the languages it was seen in. Only the built page: in development the
 * files change too often. Returns how to stop the messages to the worker; stored files stay.
 */
export function keepOffline(isBuilt = import.meta.env.PROD): () => void {
  // Absent on plain http and in some private windows.
  if (!isBuilt || !('serviceWorker' in navigator)) return () => {};
  let registration: ServiceWorkerRegistration | undefined;

  const tell = () => {
    const message: KeepMessage = { keep: currentLanguage(), sparing: savesData() };
    const { installing, waiting, active } = registration ?? {};
    for (const worker of [installing, waiting, active]) worker?.postMessage(message);
  };
  const start = async () => {
    try {
      registration = await navigator.serviceWorker.register('/sw.js');
      tell();
    } catch (error) {
      console.warn('The page could not be kept for offline use.', error);
    }
  };
  const timer = setTimeout(() => void start(), wait);
  const stopListening = onLanguageChange(tell);
  return () => {
    clearTimeout(timer);
    stopListening();
  };
}

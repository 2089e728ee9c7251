import type { KeepMessage, OfflineFiles } from './offline-files';
import { offlineKeeper } from './offline-keeper';
import { requestKind } from './request-kind';
import { soundKeeper } from './sound-keeper';

declare const offlineFiles: OfflineFiles;

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifeEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  addEventListener(kind: 'install' | 'activate', hear: (event: LifeEvent) => void): void;
  addEventListener(kind: 'fetch', hear: (event: FetchEvent) => void): void;
  addEventListener(kind: 'message', hear: (event: LifeEvent & { data: unknown }) => void): void;
  clients: { claim(): Promise<void> };
  registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>;
}

const worker = self as unknown as WorkerScope;
const keeper = offlineKeeper(offlineFiles, { caches, fetch: (address, init) => fetch(address, init) });

const sounds = soundKeeper({ caches, fetch: (address) => fetch(address) });

// The worker shares no module with the page: each would be a script of its own.
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
let installed: Promise<void> = Promise.resolve();

worker.addEventListener('install', (event) => {
  installed = keeper.install(savesData);
  event.waitUntil(installed);
});

worker.addEventListener('activate', (event) => {
  const start = async () => {
    await keeper.forgetOthers();
    // The page is requested while this worker is still starting.
    await worker.registration.navigationPreload?.enable();
    await worker.clients.claim();
  };
  event.waitUntil(start());
});

worker.addEventListener('message', (event) => {
  const { keep, sparing } = event.data as KeepMessage;
  const work = async () => {
    await installed;
    await keeper.keepLanguage(keep);
    if (sparing) return;
    await keeper.keepPictures();
    await sounds.keepLists(keep);
  };
  // After a lost connection the next visit tries again.
  event.waitUntil(
    work().catch((error: unknown) => console.warn('Not everything could be kept for later.', error)),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const kind = requestKind(request, self.location.origin, keeper.isOurs);
  if (kind === 'page') event.respondWith(keeper.page(request, event.preloadResponse));
  if (kind === 'file') event.respondWith(keeper.file(request));
  if (kind === 'sound') event.respondWith(sounds.answer(request));
});

import { createRoot } from 'react-dom/client';
import { keepFocus } from '../components/focus/keep-focus';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { finishTypingOnLeave } from '../components/text-box/finish-typing';
import { startAccount } from '../features/account/start-account';
import { applyLanguageToDocument } from '../i18n/document-language';
import { onLanguageChange, startI18n } from '../i18n/i18n';
import { pageLanguage } from '../i18n/preferred-language';
import { keptRoom } from '../live/kept-room';
import { keepOffline } from '../offline/keep-offline';
import { App } from './App';
import { followAddress } from './choose-language';
import { retryStyles } from './errors/retry-styles';
import { pageAt, takenDownPage } from './pages';
import { panels } from './panels';
import { routeOf } from './routes';
import { type MissingReason, startWheel } from './start-wheel';
import type { Component } from './startup';
import { tellStorageTrouble } from './tell-storage-trouble';

const page = pageAt(window.location);
/** The address of a room that is over is replaced before this is called. */
const isWatched = () => routeOf(window.location).livelink !== undefined;
const isEmbedded = routeOf(window.location).isEmbedded === true;

/** Why the wheel of a share link isn't on the stage; known once `wheel` has started. */
let missing: MissingReason | null = null;

/** What is shown instead of a wheel; known once `wheel` has started. */
const shown = () => page ?? (missing === 'takenDown' && !isEmbedded ? takenDownPage : undefined);

/**
 * The components of the page and what each needs before it can start. Without the needs of `render` there is no page.
 */
export const parts: Component[] = [
  // First of all: it takes the tokens out of the address before other code can read them.
  {
    name: 'session',
    start: () => startAccount({ isDashboard: routeOf(window.location).kind === 'dashboard' }),
  },
  {
    name: 'languages',
    start: async () => {
      await startI18n(pageLanguage(routeOf(window.location).pathLanguage));
      applyLanguageToDocument();
      return onLanguageChange(applyLanguageToDocument);
    },
  },
  {
    name: 'first panel',
    start: async () => {
      if (!page && !isEmbedded) await panels[0].part.fetch();
      return undefined;
    },
  },
  {
    name: 'page',
    needs: ['languages'],
    start: async () => {
      await page?.fetch();
      return undefined;
    },
  },
  {
    name: 'wheel',
    needs: ['session', 'languages'],
    start: async () => {
      if (page) return undefined;
      const started = await startWheel();
      missing = started.missing;
      return started.stop;
    },
  },
  {
    name: 'render',
    needs: ['session', 'languages', 'first panel', 'page', 'wheel'],
    start: () => {
      const root = createRoot(document.getElementById('root') as HTMLElement);
      root.render(<App page={shown()} isEmbedded={isEmbedded} missing={missing} />);
      return () => root.unmount();
    },
  },
  { name: 'focus', start: keepFocus },
  { name: 'typing', start: finishTypingOnLeave },
  { name: 'styles', start: retryStyles },
  {
    name: 'version',
    needs: ['render'],
    start: async () => (await import('./new-version')).watchVersion(),
  },
  { name: 'address', needs: ['render'], start: followAddress },
  {
    name: 'links',
    needs: ['render'],
    start: async () =>
      page || isEmbedded ? undefined : (await import('../features/wheels/guard-links')).guardLinks(),
  },
  {
    name: 'library',
    needs: ['render'],
    start: async () => {
      if (page || isEmbedded || isWatched()) return undefined;
      const { startLibrary } = await import('../library/library');
      return startLibrary((kind) => tellStorageTrouble({ kind }));
    },
  },
  {
    name: 'cloud',
    needs: ['library'],
    start: async () => {
      if (shown() || isEmbedded) return undefined;
      const [{ startCloud }, { offerToTakeAlong }] = await Promise.all([
        import('../cloud/start-cloud'),
        import('../features/library/take-along'),
      ]);
      return startCloud(offerToTakeAlong);
    },
  },
  {
    name: 'ideas',
    needs: ['render'],
    start: async () => {
      const isAsked = new URLSearchParams(window.location.search).get('action') === 'ai-wheel';
      if (isAsked && !shown() && !isEmbedded) (await import('../features/ideas/open-ideas')).openIdeas();
      return undefined;
    },
    onMissing: (error) => tellMissingPart('The dialog of the address could not be loaded.', error),
  },
  {
    name: 'live',
    needs: ['render'],
    start: async () => {
      if (page || isEmbedded || keptRoom()?.isOwnWheel !== true || isWatched()) return undefined;
      return (await import('../features/live/host-room')).resumeHosting();
    },
    onMissing: (error) => tellMissingPart('The live room could not be entered again.', error),
  },
  {
    name: 'media',
    needs: ['render'],
    start: async () => (shown() ? undefined : (await import('../features/media/start-media')).startMedia()),
  },
  { name: 'offline', needs: ['render'], start: () => (isEmbedded ? undefined : keepOffline()) },
];

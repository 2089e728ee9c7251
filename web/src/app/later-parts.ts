// A toast often reports a lost connection or an outdated version: by then it is too late to fetch its script.
import '../components/toasts/Toasts';
import './theme/later.css';
import { startSounds } from '../audio/start-sounds';
import { keepFocus } from '../components/focus/keep-focus';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { whileMotionIsWelcome } from '../components/motion/stillness';
import { showRoomDraws } from '../features/draw/room-draws';
import { startHints } from '../features/hints/first-hints';
import { followFlicks } from '../features/spin/flick-wheel';
import { followSpin } from '../features/spin/follow-spin';
import { type Spin, spin } from '../features/spin/spin-command';
import { saySpins } from '../features/spin/spin-news';
import { undoPart } from '../features/undo/Undo';
import { startLibrary } from '../library/library';
import { keptRoom } from '../live/kept-room';
import { keepOffline } from '../offline/keep-offline';
import { followLeaving } from '../session/change-session';
import { preferences } from '../state/preferences';
import { driftWhenIdle } from '../wheel/motion/drift-when-idle';
import { wheelStore } from '../wheel/store';
import { openAudio } from '../wheel/view/open-audio';
import { tickWhileSpinning } from '../wheel/view/tick-sound';
import { drawEmbedded } from './embedding/embedding';
import { followAddress } from './follow-address';
import { followKeyboard } from './follow-keyboard';
import { readListAndDraw } from './list-before-spin';
import { watchVersion } from './new-version';
import { prefetchWhenIdle } from './prefetch';
import { offerPrint } from './print/print-sheet';
import { routeOf } from './routes';
import { dragSheet } from './shell/drag-sheet';
import { dropPart } from './shell/Shell';
import { fetchTeller, tellTrouble } from './start-wheel';
import { type Component, type Stop, startAll } from './startup';
import { openLaterLinks } from './wheel-link-address';

/** The components of the page itself. */
interface Shown {
  /** A page without a wheel. */
  isPage: boolean;
  /** That, or a page in place of the wheel that the address names. */
  isInstead: boolean;
  isEmbedded: boolean;
}

const goal = 'rendered';

/** Starts what the first view can do without. Each of these may fail on its own and is tried again. */
export const startLater = (shown: Shown): Promise<Stop> => {
  const parts = laterParts(shown);
  const ready: Component = { name: 'ready', needs: parts.map(({ name }) => name), start: sayReady };
  return startAll([...parts, ready, ...lastParts(shown)].map(inTaskOfItsOwn), { goal });
};

/** Whatever a visitor can touch works from now on: tests and programs that use the page wait for this mark. */
async function sayReady(): Promise<Stop> {
  await Promise.allSettled([dropPart.fetch(), undoPart.fetch()]);
  document.documentElement.dataset.ready = '';
  return () => {
    delete document.documentElement.dataset.ready;
  };
}

/** Together they would keep a press waiting. */
const inTaskOfItsOwn = (part: Component): Component => ({
  ...part,
  start: async () => {
    await nextTask();
    return part.start();
  },
});

/** Not a timer: those wait while the page is in the background. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** The address of a room that is over is replaced before this is called. */
const isWatched = () => routeOf(window.location).livelink !== undefined;

/** A mouse over the wheel or the list, or the focus in the list: labels that turn away couldn't be read. */
const isAttended = () => document.querySelector(attended) !== null;
const attended = matchMedia('(hover: hover)').matches
  ? 'main [role="img"]:hover, aside:hover, aside:focus-within'
  : 'aside:focus-within';

const laterParts = ({ isPage, isInstead, isEmbedded }: Shown): Component[] => [
  { name: goal, start: () => undefined },
  { name: 'focus', start: keepFocus },
  {
    // The storage may fail when the connection is gone too.
    name: 'storage trouble',
    start: async () => {
      if (!isEmbedded) await fetchTeller();
      return undefined;
    },
  },
  {
    name: 'drift',
    start: () => (isInstead ? undefined : whileMotionIsWelcome(() => driftWhenIdle(wheelStore, isAttended))),
  },
  {
    name: 'flick',
    start: () => {
      const plate = document.querySelector<HTMLElement>('main [role="img"]');
      const flick: Spin = (plan) => spin(plan, isEmbedded ? drawEmbedded : readListAndDraw);
      return plate ? followFlicks(plate, flick) : undefined;
    },
  },
  {
    name: 'sheet',
    start: () => {
      const handle = document.querySelector<HTMLElement>('#panel > [data-handle]');
      return handle?.parentElement ? dragSheet(handle.parentElement, handle) : undefined;
    },
  },
  { name: 'light', start: () => (isInstead ? undefined : followSpin()) },
  {
    name: 'ticks',
    start: () =>
      isInstead
        ? undefined
        : tickWhileSpinning(wheelStore, openAudio, () => preferences.getState().pitchedTicks === 'on'),
  },
  { name: 'news', start: () => (isInstead ? undefined : saySpins()) },
  { name: 'sounds', start: () => (isInstead ? undefined : startSounds(wheelStore)) },
  { name: 'keyboard', start: () => (isPage || isEmbedded ? undefined : followKeyboard()) },
  {
    name: 'left accounts',
    start: () =>
      isEmbedded
        ? undefined
        : followLeaving(async () => (await import('../cloud/leave-account')).finishLeaving()),
  },
  { name: 'version', start: watchVersion },
  { name: 'print', start: () => (isInstead || isEmbedded ? undefined : offerPrint()) },
  { name: 'address', start: followAddress },
  { name: 'links that carry a wheel', start: () => (isPage || isEmbedded ? undefined : openLaterLinks()) },
  {
    name: 'library',
    start: () =>
      isPage || isEmbedded || isWatched() ? undefined : startLibrary((kind) => tellTrouble({ kind })),
  },
  {
    name: 'cloud',
    needs: ['library'],
    start: async () => {
      if (isEmbedded) return undefined;
      if (isInstead) return (await import('../cloud/sync')).startSync();
      const [{ startCloud }, { offerToTakeAlong }] = await Promise.all([
        import('../cloud/start-cloud'),
        import('../features/library/take-along'),
      ]);
      return startCloud(offerToTakeAlong);
    },
  },
  {
    name: 'action',
    needs: ['library'],
    start: async () => {
      const isAsked = new URLSearchParams(window.location.search).has('action');
      if (isAsked && !isInstead && !isEmbedded) (await import('./asked-action')).runAskedAction();
      return undefined;
    },
    onMissing: (error) => tellMissingPart('The dialog of the address could not be loaded.', error),
  },
  {
    name: 'spins owed',
    start: async () =>
      isInstead ? undefined : (await import('../wheel/picking/spins-owed')).tickOwed(wheelStore),
  },
  {
    name: 'turns of prizes',
    start: async () =>
      isInstead ? undefined : (await import('../wheel/picking/prizes')).endDrawnTurns(wheelStore),
  },
  {
    name: 'host page',
    start: async () => (isEmbedded ? (await import('./embedding/host-page')).talkToHostPage() : undefined),
  },
  { name: 'draws of rooms', start: showRoomDraws },
  {
    name: 'live',
    start: async () => {
      if (isPage || isEmbedded || keptRoom()?.isOwnWheel !== true || isWatched()) return undefined;
      return (await import('../features/live/host-room')).resumeHosting();
    },
    onMissing: (error) => tellMissingPart('The live room could not be entered again.', error),
  },
  {
    name: 'media',
    start: async () => (isInstead ? undefined : (await import('../features/media/start-media')).startMedia()),
  },
];

/** The page's own address, with no wheel, room or question in it. */
const isPlainAddress = () =>
  routeOf(window.location).kind === 'default' && window.location.search + window.location.hash === '';

/** Parts that may start late without anyone noticing. */
const lastParts = ({ isPage, isEmbedded }: Shown): Component[] => [
  { name: 'likely next', start: () => (isPage || isEmbedded ? undefined : prefetchWhenIdle()) },
  { name: 'hints', start: () => (isEmbedded || !isPlainAddress() ? undefined : startHints()) },
  {
    name: 'demo',
    start: async () => {
      const isDemo = !isEmbedded && document.querySelector('meta[name="wheelwright-demo"]') !== null;
      return isDemo ? (await import('./demo/demo-bar')).showDemoBar() : undefined;
    },
  },
  { name: 'offline', start: () => (isEmbedded ? undefined : keepOffline()) },
];

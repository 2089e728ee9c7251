/** The version whose source was read for the lists below. Another one has to be read anew. */
export const readVersion = '19.3.1';

/** What can't be imported because the functions below are left out: the build fails and names the import. */
export const leftOutExports: readonly string[] = [
  'Activity',
  'ViewTransition',
  'addTransitionType',
  'hydrateRoot',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
];

/** Conditions that are the same in every run of the page, and values of which only one thing counts. */
const facts: readonly (readonly [RegExp, string])[] = [
  // Only `hydrateRoot` begins to hydrate. Assignments and a parameter of this name stay.
  [/\bisHydrating\b(?!\$| = |\n\))/g, '!1'],
  [/\bpopHydrationState\(workInProgress\)/g, '!1'],
  // Lanes that may start a view transition: without one they are committed as all others are.
  [/\((\w+) & 335544064\) === \1\b/g, '!1'],
  // Signals that React throws and recognises itself. An error has a stack, and for one that is made while the program is
  // evaluated, Chromium parses the whole program once more when somebody measures the page.
  [/(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g, '$1 = {}'],
];

/** Functions that never run, except those that do nothing without the part of React they belong to. */
const unusedFunctions = {
  viewTransitions: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstances',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'reportViewTransitionError',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'trackEnterViewTransitions',
  ],
  hydration: [
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'attemptContinuousHydration',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'clearHydrationBoundary',
    'commitActivityHydrationCallbacks',
    'commitSuspenseHydrationCallbacks',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'mountHostRootWithoutHydrating',
    'popHydrationState',
    'prepareToHydrateHostInstance',
    'queueHydrationError',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'retryActivityComponentWithoutHydrating',
    'retryDehydratedSuspenseBoundary',
    'retryIfBlockedOn',
    'retrySuspenseComponentWithoutHydrating',
    'scheduleReplayQueueIfNeeded',
    'throwOnHydrationMismatch',
    'updateActivityComponent',
    'updateDehydratedSuspenseComponent',
  ],
  // A `<title>`, `<meta>`, `<link>`, `<style>` or `<script>` stays where it is rendered.
  resourcesInTheHead: [
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'createHoistableInstance',
    'estimateBandwidth',
    'getHydratableHoistableCache',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'insertSuspendedStylesheets',
    'isHostHoistableType',
    'isLikelyStaticResource',
    'mountHoistable',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResource',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'stylesheetPropsFromRawProps',
    'suspendInstance',
    'suspendResource',
  ],
} as const;

/** The commit waits for style sheets, and for pictures within view transitions. */
const readyAtOnce = 'waitForCommitToBeReady';

/** Leaves out of React what the page never uses: view transitions, hydration and resources in the head. */
export function withoutUnused(source: string): string {
  let text = source;
  for (const [condition, value] of facts) {
    if (text.search(condition) < 0) throw missing(String(condition));
    text = text.replaceAll(condition, value);
  }
  for (const name of Object.values(unusedFunctions).flat()) text = withBody(text, name, '');
  return withBody(text, readyAtOnce, ' return null; ');
}

/** The source is formatted: a function ends with the next brace at the beginning of a line. */
function withBody(source: string, name: string, body: string): string {
  const whole = new RegExp(`^function ${name}\\([^)]*\\) \\{\\n[^]*?^\\}`, 'm');
  if (!whole.test(source)) throw missing(name);
  return source.replace(whole, `function ${name}() {${body}}`);
}

const missing = (what: string) => new Error(`React has no ${what} any more: read its source anew`);

import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { openHousehold } from './testing/household';
import { numberFrom } from './testing/node';
import { comeToRest, expectNothingLost } from './testing/promises';
import { deeds, type Step, take, tell } from './testing/steps';

vi.mock('../i18n/translate', () => {
  const translate = (key: string) => key;
  return { translate, translator: () => translate };
});
vi.mock('../i18n/i18n', () => ({ currentLanguage: () => 'en', onLanguageChange: () => () => {} }));
vi.mock('../i18n/document-language', () => ({ applyLanguageToDocument: () => {} }));
vi.mock('../i18n/load-texts', () => ({ loadTexts: async () => {} }));
vi.mock('../components/toasts/Toasts', () => ({}));
vi.mock('../components/toasts/notify', () => ({ notify: () => {}, tellFailure: () => {} }));
vi.mock('../components/text-box/finish-typing', () => ({ finishTyping: () => {} }));
vi.mock('../stage/change-wheel', () => ({ mayLeaveWheel: async () => true }));
vi.mock('../app/tell-missed-wheel', () => ({ tellMissedWheel: () => {} }));
vi.mock('../app/tell-storage-trouble', () => ({ tellStorageTrouble: () => {} }));
vi.mock('../app/pages', () => ({ takenDownPage: { fetch: async () => {} } }));

/** How many sequences are tried; more with LIBRARY_MODEL_RUNS, other ones with LIBRARY_MODEL_SEED. */
const runs = numberFrom('LIBRARY_MODEL_RUNS', 40);
const longest = numberFrom('LIBRARY_MODEL_STEPS', 14);
const seed = numberFrom('LIBRARY_MODEL_SEED', 20_261_116);

const step = fc.record<Step>({
  seat: fc.constantFrom(0, 0, 1, 2, 2, 3),
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('add' as const, 'spin' as const, 'save' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...deeds) },
    { weight: 1, arbitrary: fc.constantFrom('held', 'answer held', 'answer lost', 'failed', 'refused') },
  ),
  with: fc.nat(5),
  turns: fc.constantFrom(0, 1, 2, 4, 8, 16, 40),
});

beforeEach(() => {
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function run(steps: readonly Step[]): Promise<void> {
  const home = await openHousehold();
  try {
    const [laptop, , phone] = home.seats as [(typeof home.seats)[0], unknown, (typeof home.seats)[0]];
    // A wheel that both devices have.
    const begin = (does: Step['does'], seat: number): Step => ({ seat, does, with: 0, turns: 60 });
    await home.open(laptop, '/en/', home.newSession());
    await home.browsers.idle();
    for (const does of ['add', 'add', 'save'] as const) await take(begin(does, 0), home);
    await home.open(phone, `/en?wheel=${[...home.cloud.wheels.keys()][0]}`, home.newSession());
    await home.browsers.idle();
    for (const each of steps) await take(each, home);
    expectNothingLost(home, await comeToRest(home));
  } finally {
    home.moveOut();
  }
}

/** Sequences that once lost something, or showed something untrue. */
const once: Record<string, [seat: number, does: Step['does'], turns: number][]> = {
  'results that came while the wheel was on no stage': [[0, 'spin', 0]],
  'an edit while another tab starts': [
    [3, 'tab', 3],
    [2, 'add', 0],
  ],
  'an edit before the library is there, while another tab stores an older version': [
    [0, 'new', 0],
    [0, 'spin', 16],
    [0, 'save', 6],
    [1, 'tab', 0],
    [1, 'add', 0],
  ],
  'an edit while the wheel on the stage is opened once more': [
    [0, 'open', 4],
    [0, 'add', 0],
    [0, 'spin', 0],
  ],
  'an edit while the answer to a save arrives': [
    [2, 'add', 0],
    [2, 'save', 16],
    [2, 'add', 0],
  ],
  'a save while the version before it is fetched': [
    [2, 'add', 0],
    [2, 'save', 12],
    [2, 'sign in', 8],
    [2, 'add', 0],
  ],
  'results that the account has not got when its owner signs out': [
    [0, 'spin', 0],
    [0, 'new', 0],
    [0, 'sign out', 0],
  ],
  'a result that was made offline while another device cleared the results': [
    [2, 'go offline', 0],
    [2, 'spin', 40],
    [0, 'spin', 40],
    [0, 'spin', 40],
    [0, 'clear', 40],
    [0, 'wait', 40],
  ],
  'a clearing without winners, before a crash': [
    [0, 'clear', 0],
    [0, 'crash', 0],
  ],
  'an edit of one of two tabs that crash before the library has it': [
    [1, 'tab', 60],
    [1, 'new', 0],
    [0, 'add', 0],
    [1, 'add', 0],
    [0, 'crash', 0],
    [1, 'crash', 0],
  ],
  'results of a wheel that left the stage before they were sent': [
    [0, 'go offline', 0],
    [0, 'spin', 0],
    [0, 'wait', 40],
    [0, 'new', 0],
    [0, 'add', 40],
    [0, 'go online', 0],
  ],
  'changes that a broken database could not take, before a crash': [
    [0, 'break database', 0],
    [0, 'add', 40],
    [0, 'spin', 40],
    [0, 'new', 40],
    [0, 'add', 40],
    [0, 'crash', 0],
  ],
  'edits of two tabs at once, one of which has just been opened': [
    [1, 'tab', 0],
    [0, 'add', 0],
    [1, 'add', 0],
  ],
  'an undo while the answer to a save arrives': [
    [2, 'add', 0],
    [2, 'save', 16],
    [2, 'undo', 0],
  ],
  'a save that is held when everything comes to rest': [
    [2, 'spin', 0],
    [0, 'held', 8],
    [2, 'save', 0],
    [2, 'add', 2],
    [0, 'add', 2],
    [0, 'add', 16],
  ],
  'an edit of a tab that dies while another one starts': [
    [1, 'tab', 0],
    [0, 'add', 4],
    [0, 'tab', 0],
  ],
};

test.each(Object.entries(once))('%s', async (_what, steps) => {
  await run(steps.map(([seat, does, turns]) => ({ seat, does, with: 0, turns })));
});

test('whatever two devices do, no wheel and no result is lost, and no save says what is not so', {
  timeout: 3_600_000,
}, async () => {
  const sequences: fc.Arbitrary<readonly Step[]> = fc.array(step, { maxLength: longest, size: 'max' });
  await fc.assert(fc.asyncProperty(sequences, run), { numRuns: runs, seed, reporter: report });
});

function report({
  failed,
  counterexample,
  errorInstance,
  numRuns,
  seed: used,
  counterexamplePath,
}: fc.RunDetails<[readonly Step[]]>): void {
  if (!failed) return;
  const lines = counterexample?.[0].map(tell) ?? [];
  const head = `After ${numRuns} runs (seed ${used}, path ${counterexamplePath}):`;
  throw new Error([head, ...lines, String((errorInstance as Error)?.stack)].join('\n'));
}

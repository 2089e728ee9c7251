import { expect, it } from 'vitest';
import { shippedSources } from './page-sources.ts';

const sources = shippedSources();
const filesWith = (words: RegExp) => sources.filter(({ text }) => words.test(text)).map(({ file }) => file);

/** Lower it with each one that goes. What is made once has `state/once`, what is shown a store. */
const mostStates = 12;

it('modules of the page hold hardly any state outside of stores', () => {
  const found = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?let .*/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(mostStates);
});

it('only loadScript adds a script to the page: it has a deadline', () => {
  // Biome refuses `fetch` and sockets elsewhere, and can't see a tag by its name.
  expect(filesWith(/createElement\(\s*['"`]script/)).toEqual(['network/load-script.ts']);
});

it('modules notify each other by typed stores and subscriptions, not by window events', () => {
  // An element in a page of another site has nothing but events.
  const ofThePage = sources.filter(({ file }) => file !== 'embed/element.ts');
  const raising = ofThePage.filter(({ text }) => text.includes('CustomEvent'));
  // The events that the specification names: scripts outside the page may listen to them.
  expect(raising.map(({ file }) => file)).toEqual([
    'session/change-session.ts',
    'wheel/keeping/keep-wheel.ts',
  ]);
  const names = raising.flatMap(({ text }) =>
    [...text.matchAll(/new CustomEvent\((\w+)/g)].map(([, name]) => name),
  );
  expect(filesWith(new RegExp(`addEventListener\\((?:${names.join('|')})\\b`))).toEqual([]);
});

it('no text is made of pieces: a colon and a list look different in each language', () => {
  // French has a space before the colon: `common:labelled` holds it. `formatList` says “and”.
  expect(filesWith(/`[^`\n]*\}: \$\{|\)\}: \{/)).toEqual([]);
  expect(filesWith(/Intl\.ListFormat/)).toEqual(['i18n/format.ts']);
  expect(filesWith(/\.join\('[,.:;] '\)/).filter((file) => file.endsWith('.tsx'))).toEqual([]);
  // Intl takes the whole locale: for “pt” alone it counts and dates as Brazil does.
  expect(filesWith(/Intl\.\w+Format\((?:currentLanguage\(\)|language\b|code\b)/)).toEqual([]);
});

it('nothing in the page depends on the tier but what shows it and the upgrade entry of the menu', () => {
  // The session passes the tier on and decides nothing by it; the schema only describes it.
  const found = filesWith(/\b(?:subscription|[a-zA-Z]*Tier)\b/);
  expect(found.filter((file) => !/^session\/|^api\/schema\.ts$/.test(file))).toEqual([
    'features/account/ProfileCard.tsx',
    'features/account/TierCard.tsx',
    'features/account/UpgradePage.tsx',
    'features/account/account-entries.ts',
    'features/library/dashboard/AccountSummary.tsx',
  ]);
});

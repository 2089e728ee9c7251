import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const page = join(import.meta.dirname, '../../web/src');

/** The menu with its upgrade entry, and the places that show users their tier. */
const readers = [
  'features/account/ProfileCard.tsx',
  'features/account/TierCard.tsx',
  'features/account/UpgradePage.tsx',
  'features/account/account-entries.ts',
  'features/library/dashboard/AccountSummary.tsx',
];

/** The session passes the tier on and decides nothing by it; the schema only describes it. */
const isLeftOut = (file: string) => /^session\/|^api\/schema\.ts$|\.test\.|testing\//.test(file);

it('nothing in the page depends on the tier but what shows it and the upgrade entry of the menu', async () => {
  const files = await readdir(page, { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isLeftOut(file));
  const texts = await Promise.all(sources.map((file) => readFile(join(page, file), 'utf8')));
  const found = sources.filter((_, place) => /\b(?:subscription|[a-zA-Z]*Tier)\b/.test(texts[place] ?? ''));
  expect(found.sort()).toEqual(readers);
});

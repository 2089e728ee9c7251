import { expect, it } from 'vitest';
import { foreignImports } from './feature-imports.ts';
import { pageSources } from './page-sources.ts';

it('no feature of the page imports another: what they share lies outside of features/', () => {
  expect(foreignImports(pageSources(/\.(?:tsx?|css)$/))).toEqual([]);
});

it.each([
  "import { a } from '../../share/a';",
  "import '../../share/a';",
  "const part = import('../../share/a');",
  "vi.mock('../../share/a');",
  "composes: field from '../../share/a';",
])('%s is found', (text) => {
  const file = 'features/draw/teams/b.ts';
  expect(foreignImports([{ file, text }])).toEqual([`${file} imports features/share/a`]);
});

it.each([
  "import { a } from './share/a';",
  "import { a } from '../share/a';",
  "import { a } from '../../../components/share/a';",
  "import { a } from '@tabler/share';",
])('%s stays inside', (text) => {
  expect(foreignImports([{ file: 'features/draw/teams/b.ts', text }])).toEqual([]);
});

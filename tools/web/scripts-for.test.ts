import { expect, it } from 'vitest';
import { type Manifest, scriptsFor } from './scripts-for.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js', '_react.js'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  'src/Menu.tsx': { file: 'assets/menu.js', imports: ['_shared.js'] },
};

it('counts what the first view needs once, and nothing that is fetched later', () => {
  expect(scriptsFor(manifest, ['index.html'])).toEqual([
    'assets/index.js',
    'assets/shared.js',
    'assets/react.js',
  ]);
  expect(scriptsFor(manifest, ['src/Menu.tsx', 'index.html'])).toHaveLength(4);
});

it('does not overlook a part that has moved', () => {
  expect(() => scriptsFor(manifest, ['src/Gone.tsx'])).toThrow('The build has no src/Gone.tsx');
});

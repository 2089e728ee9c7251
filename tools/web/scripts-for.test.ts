import { expect, it } from 'vitest';
import { type Manifest, scriptsFor, stylesFor } from './scripts-for.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', imports: ['_shared.js', '_react.js'], css: ['assets/index.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js', imports: ['index.html'] },
  'src/Menu.tsx': { file: 'assets/menu.js', imports: ['_shared.js'], css: ['assets/menu.css'] },
};

it('counts what the first view needs once, and nothing that is fetched later', () => {
  expect(scriptsFor(manifest, ['index.html'])).toEqual([
    'assets/index.js',
    'assets/shared.js',
    'assets/react.js',
  ]);
  expect(scriptsFor(manifest, ['src/Menu.tsx', 'index.html'])).toHaveLength(4);
});

it('finds the style sheets of what the first view needs', () => {
  expect(stylesFor(manifest, ['index.html'])).toEqual(['assets/index.css']);
});

it('does not overlook a part that has moved', () => {
  expect(() => scriptsFor(manifest, ['src/Gone.tsx'])).toThrow('The build has no src/Gone.tsx');
});

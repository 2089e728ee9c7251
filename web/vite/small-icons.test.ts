import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { smallIcon } from './small-icons.ts';

const page = join(import.meta.dirname, '../src');
const icons = join(import.meta.dirname, '../../node_modules/@tabler/icons-react/dist/esm/icons');

/** The commands and numbers of a path, however they are separated. */
const tokens = (path: string) => path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi);

const usedIcons = () => {
  const files = readdirSync(page, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readFileSync(join(page, file), 'utf8').matchAll(/\/icons\/(Icon\w+)\.mjs'/g)].map(([, name]) => name),
  );
  return [...new Set(names)];
};

it('draws every icon of the page as the package does', () => {
  const names = usedIcons();
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const source = readFileSync(join(icons, `${name}.mjs`), 'utf8');
    const theirs = [...source.matchAll(/"d": "([^"]+)"/g)].map(([, path]) => path).join(' ');
    expect(tokens(smallIcon(source, `${name}`).path), name).toEqual(tokens(theirs));
  }
});

it('names the icon and joins its paths', () => {
  const source = `const __iconNode = [["path", { "d": "M5 -1.2 .3l-1 -.5", "key": "svg-0" }], ["path", { "d": "M3 3l18 18", "key": "svg-1" }]];
const IconOff = createReactComponent("outline", "off", "Off", __iconNode);`;
  expect(smallIcon(source, 'IconOff.mjs')).toEqual({ name: 'off', path: 'M5-1.2.3l-1-.5M3 3l18 18' });
});

it.each([
  [
    'a filled icon',
    'createReactComponent("filled", "off", "Off", __iconNode)',
    '["path", { "d": "M0 0", "key": "a" }]',
  ],
  [
    'a circle',
    'createReactComponent("outline", "off", "Off", __iconNode)',
    '["circle", { "cx": "1", "key": "a" }]',
  ],
  [
    'a dashed path',
    'createReactComponent("outline", "off", "Off", __iconNode)',
    '["path", { "d": "M0 0", "x": "1" }]',
  ],
])('refuses %s', (_, call, element) => {
  expect(() =>
    smallIcon(`const __iconNode = [${element}];\nconst IconOff = ${call};`, 'IconOff.mjs'),
  ).toThrow('IconOff.mjs is no icon of outlined paths');
});

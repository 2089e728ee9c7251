import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pages = globSync(['*.md', '{docs,bench,api}/**/*.md'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
});

/** What each page has that a pattern finds and that isn't true, as "page: text". */
const wrongIn = (
  pattern: RegExp,
  isRight: (text: string, page: string) => boolean,
  among: readonly string[] = pages,
) =>
  among.flatMap((page) =>
    [...read(page).matchAll(pattern)]
      .map(([, text = '']) => text)
      .filter((text) => !isRight(text, page))
      .map((text) => `${page}: ${text}`),
  );

/** The ids that GitHub gives the headings of a page. */
const headingsOf = (page: string) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links between pages of the documentation lead somewhere', () => {
  expect(pages.length).toBeGreaterThan(40);
  const leads = (link: string, page: string) => {
    const [path = '', heading] = link.split('#');
    const target = path ? normalize(join(dirname(page), path)) : page;
    if (!existsSync(join(root, target))) return false;
    return !heading || !target.endsWith('.md') || headingsOf(target).includes(heading);
  };
  expect(wrongIn(/\]\((?!https?:|mailto:)([^)\s]+)\)/g, leads)).toEqual([]);
});

test('files that the documentation names from the top of the repository exist', () => {
  // The worked example of CONTRIBUTING.
  const isExample = (path: string) => path === 'web/src/api/count-wheels.ts';
  // Its paths begin in server/ or web/src/.
  const isTestedBelow = (page: string) => page === 'docs/architecture.md';
  const named = /`((?:server|web|tools|docs|deploy|content|e2e|bench|api)\/[\w./-]*)`/g;
  const isRight = (path: string, page: string) =>
    isTestedBelow(page) || isExample(path) || existsSync(join(root, path));
  expect(wrongIn(named, isRight)).toEqual([]);
});

test('files that a comment of the server or the page names exist', () => {
  const sources = globSync(['server/**/*.{cpp,hpp}', 'web/src/**/*.{ts,tsx}'], { cwd: root });
  expect(sources.length).toBeGreaterThan(1000);
  const named = /(?<![\w./-])((?:server|web|tools|docs|e2e|bench|api)\/[\w./-]*\w\.(?:[ch]pp|tsx?|py|md))\b/g;
  expect(wrongIn(named, (path) => existsSync(join(root, path)), sources)).toEqual([]);
});

test('settings that the documentation names exist', () => {
  const settings = read('docs/settings.md');
  // The build's option and the tests' variables.
  const others = ['WHEELWRIGHT_UNITY', 'WHEELWRIGHT_TEST_RUN', 'WHEELWRIGHT_TEST_RULES', 'WHEELWRIGHT_TEST_'];
  const isRight = (name: string) =>
    others.includes(name) || settings.includes(`\`${name.replace(/_(PASSWORD|KEYS)_FILE$/, '_$1')}\``);
  expect(wrongIn(/(WHEELWRIGHT_[A-Z0-9_]+)/g, isRight)).toEqual([]);
});

test('settings that are gone are named nowhere', () => {
  const tables = ['former_settings', 'constants'].map((name) => read(`server/app/settings/${name}.cpp`));
  const keys = [...tables.join().matchAll(/[{(]"(?:test-)?([a-z-]+)",/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(40);
  const flag = `--(?:${keys.join('|')})(?![a-z-])`;
  const variable = `WHEELWRIGHT_(?:${keys.join('|').toUpperCase().replaceAll('-', '_')})(?![A-Z_])`;
  const entries = globSync(['*', '{docs,deploy,bench,e2e,tools,content}/**/*'], {
    cwd: root,
    withFileTypes: true,
  });
  const files = entries
    // Both name some on purpose: what has changed, and that ./run still accepts them.
    .filter((entry) => entry.isFile() && !/^(CHANGELOG|flags\.test\.ts$)/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  expect(files.length).toBeGreaterThan(300);
  expect(wrongIn(new RegExp(`(${flag}|${variable})`, 'g'), () => false, files)).toEqual([]);
});

test('the files that docs/architecture.md names exist', () => {
  const named = [...read('docs/architecture.md').matchAll(/`([\w./-]+\.(?:cpp|hpp|tsx?))`/g)];
  const files = globSync(['server/**/*.{cpp,hpp}', 'web/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root });
  expect(named.length).toBeGreaterThan(40);
  const isThere = (path: string) => files.some((file) => `/${file}`.endsWith(`/${path}`));
  expect(named.map(([, path = '']) => path).filter((path) => !isThere(path))).toEqual([]);
});

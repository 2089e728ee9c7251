import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');

const files = await readdir(source, { recursive: true });
const textsOf = async (kind: RegExp) =>
  new Map(
    await Promise.all(
      files
        .filter((file) => kind.test(file))
        .map(async (file) => [file, await readFile(join(source, file), 'utf8')] as const),
    ),
  );
const modules = await textsOf(/\.module\.css$/);
const scripts = await textsOf(/\.tsx?$/);

/** The classes in selectors, without those of the whole page and numbers such as 0.5rem in queries. */
function classesIn(style: string): Set<string> {
  const selectors = style
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@media[^{]*|@container[^{]*/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '');
  return new Set(selectors.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []);
}

function namesUsed(): Map<string, Set<string>> {
  const used = new Map([...modules.keys()].map((file) => [file, new Set<string>()]));
  for (const [file, text] of scripts)
    for (const [, name, path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g))
      for (const [className] of text.matchAll(new RegExp(`(?<=\\b${name}\\.)\\w+`, 'g')))
        used.get(normalize(join(dirname(file), path)))?.add(className);
  return used;
}

it('every class of a style is used, and every class that is used has a style', () => {
  const used = namesUsed();
  const faults = [...modules].flatMap(([file, style]) => {
    const [made, wanted] = [classesIn(style), used.get(file) ?? new Set<string>()];
    return [
      ...[...made].filter((name) => !wanted.has(name)).map((name) => `${file}: .${name} is used nowhere`),
      ...[...wanted].filter((name) => !made.has(name)).map((name) => `${file}: .${name} is missing`),
    ];
  });
  expect(faults).toEqual([]);
});

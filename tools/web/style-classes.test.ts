import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { pageSources, shippedSources } from './page-sources.ts';

const modules = pageSources(/\.module\.css$/);

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
  const used = new Map(modules.map(({ file }) => [file, new Set<string>()]));
  for (const { file, text } of shippedSources())
    for (const [, name, path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g))
      for (const [className] of text.matchAll(new RegExp(`(?<=\\b${name}\\.)\\w+`, 'g')))
        used.get(normalize(join(dirname(file), path)))?.add(className);
  return used;
}

it('every class of a style is used, and every class that is used has a style', () => {
  const used = namesUsed();
  const faults = modules.flatMap(({ file, text }) => {
    const [made, wanted] = [classesIn(text), used.get(file) ?? new Set<string>()];
    return [
      ...[...made].filter((name) => !wanted.has(name)).map((name) => `${file}: .${name} is used nowhere`),
      ...[...wanted].filter((name) => !made.has(name)).map((name) => `${file}: .${name} is missing`),
    ];
  });
  expect(faults).toEqual([]);
});

it('a button of the kit looks switched off when it is so for screen readers alone', () => {
  const buttons = modules.filter(({ file }) => /^components\/(controls|header-button)\//.test(file));
  const faults = buttons.filter(
    ({ text }) => text.includes(':disabled') && !text.includes('[aria-disabled="true"]'),
  );
  expect(faults.map(({ file }) => file)).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { type Source, shippedSources } from './page-sources.ts';

const parts = shippedSources();
const components = parts.filter(({ file }) => file.endsWith('.tsx'));
const named = (found: Source[]) => found.map(({ file }) => file);

const kit = 'components/';
/** The browser's own file picker lies over a zone that also takes dropped and pasted files. */
const mayHaveInput = ['features/media/FileChoice.tsx'];

const controls = [/<(input|select|textarea)\b/, /\brole=\{?['"]radio\b/, /\btype="(radio|checkbox)"/];

/** Where dialogs, panels and menus are made: they are opened by `openDialog`, `usePanel` and `MenuWithButton`. */
const overlays = ['components/dialog/', 'components/menu/'];
const layers = [
  /<dialog\b|createElement\('dialog'\)/,
  /\.(showModal|showPopover|hidePopover|togglePopover)\b/,
  /\bpopover(Target)?[=:]/,
];

const textsIn = (text: string) =>
  [...text.matchAll(/(?:useTranslation|translator)\(\s*(\[[^\]]*\]|'[\w]+')/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name),
  );

describe('the kit', () => {
  it('has every box, choice and switch: no other part makes its own', () => {
    const others = components.filter(({ file }) => !file.startsWith(kit) && !mayHaveInput.includes(file));
    expect(named(others.filter(({ text }) => controls.some((control) => control.test(text))))).toEqual([]);
  });

  it('has every dialog, panel and menu: no other part puts something over the page', () => {
    const others = parts.filter(({ file }) => !overlays.some((folder) => file.startsWith(folder)));
    expect(named(others.filter(({ text }) => layers.some((layer) => layer.test(text))))).toEqual([]);
  });

  it('says only what all parts share', () => {
    const others = components
      .filter(({ file }) => file.startsWith(kit))
      .flatMap(({ file, text }) => textsIn(text).map((section) => `${file}: ${section}`));
    expect(others.filter((each) => !each.endsWith(': common'))).toEqual([]);
  });

  it('is on the page /kit of ./dev, and not in what is built', () => {
    const shown = components.find(({ file }) => file === 'kit/KitPage.tsx')?.text ?? '';
    const shelves =
      /^components\/(card|controls|copy|field|load-state|message|problem|segment|switch|text-box)\/(\w+)\.tsx$/;
    const missing = components.filter(({ file }) => {
      const [, , name = ''] = shelves.exec(file) ?? [];
      return name !== '' && !shown.includes(`<${name}`);
    });
    expect(named(missing)).toEqual([]);
    const others = components.filter(({ file }) => !file.startsWith('kit/'));
    expect(named(others.filter(({ text }) => /from '[./]*\/kit\//.test(text)))).toEqual([]);
  });
});

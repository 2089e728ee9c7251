import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');
const parts = (await readdir(source, { recursive: true })).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file),
);
const components = parts.filter((file) => file.endsWith('.tsx'));

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
  it('has every box, choice and switch: no other part makes its own', async () => {
    const own: string[] = [];
    for (const file of components.filter((each) => !each.startsWith(kit) && !mayHaveInput.includes(each))) {
      const text = await readFile(join(source, file), 'utf8');
      if (controls.some((control) => control.test(text))) own.push(file);
    }
    expect(own).toEqual([]);
  });

  it('has every dialog, panel and menu: no other part puts something over the page', async () => {
    const own: string[] = [];
    for (const file of parts.filter((each) => !overlays.some((folder) => each.startsWith(folder)))) {
      const text = await readFile(join(source, file), 'utf8');
      if (layers.some((layer) => layer.test(text))) own.push(file);
    }
    expect(own).toEqual([]);
  });

  it('says only what all parts share', async () => {
    const others: string[] = [];
    for (const file of components.filter((each) => each.startsWith(kit))) {
      const text = await readFile(join(source, file), 'utf8');
      for (const section of textsIn(text)) if (section !== 'common') others.push(`${file}: ${section}`);
    }
    expect(others).toEqual([]);
  });

  it('is on the page /kit of ./dev, and not in what is built', async () => {
    const shown = await readFile(join(source, 'kit/KitPage.tsx'), 'utf8');
    const shelves =
      /^components\/(card|controls|copy|field|load-state|message|problem|segment|switch|text-box)\/(\w+)\.tsx$/;
    const missing = components.filter((file) => {
      const [, , name = ''] = shelves.exec(file) ?? [];
      return name !== '' && !shown.includes(`<${name}`);
    });
    expect(missing).toEqual([]);
    const others = components.filter((file) => !file.startsWith('kit/'));
    const texts = await Promise.all(others.map((file) => readFile(join(source, file), 'utf8')));
    expect(texts.filter((text) => /from '[./]*\/kit\//.test(text))).toEqual([]);
  });
});

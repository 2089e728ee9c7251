import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What Firefox, WebKit and Chromium resolve differently, or one of them lacks: refused in every style sheet. */
const source = join(import.meta.dirname, '../../web/src');
const names = await readdir(source, { recursive: true });
const read = async (file: string) => ({ file, text: await readFile(join(source, file), 'utf8') });
const sheets = await Promise.all(names.filter((name) => name.endsWith('.css')).map(read));
const parts = await Promise.all(names.filter((name) => name.endsWith('.tsx')).map(read));

interface Rule {
  file: string;
  selector: string;
  /** Its declarations, without comments. */
  body: string;
}

/** The innermost blocks: rules, without the conditions around them. */
const rules: Rule[] = sheets.flatMap(({ file, text }) =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ file, selector: selector.trim(), body }),
  ),
);
const declared = (property: string, { body }: Rule) =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`).exec(body)?.[1]?.trim();
const told = (found: Rule[]) => found.map(({ file, selector }) => `${file}: ${selector}`);
const rulesWith = (wrong: (rule: Rule) => boolean) => told(rules.filter(wrong));

it('a popover is as high as its content: with `display: grid` WebKit fills the window with fit-content', () => {
  const popover = rules.find(
    ({ file, selector }) => file === 'app/theme/base.css' && selector === '[popover]',
  );
  expect(popover && declared('height', popover)).toBe('auto');
});

it('no share of a height: WebKit takes a height that comes from an aspect ratio for none', () => {
  expect(
    rulesWith((rule) => {
      const height = declared('height', rule) ?? '';
      return height.endsWith('%') && (height !== '100%' || declared('aspect-ratio', rule) !== undefined);
    }),
  ).toEqual([]);
});

it('no vh: on a phone it is the height without the address bar, more than is seen', () => {
  expect(rulesWith(({ body }) => /\dvh\b/.test(body))).toEqual([]);
});

it('no overflow-clip-margin, which Safari lacks: rings and marks would be cut there', () => {
  expect(rulesWith((rule) => declared('overflow-clip-margin', rule) !== undefined)).toEqual([]);
});

it('the focus ring is inside what content-visibility clips', () => {
  const clipping = rules.filter((rule) => declared('content-visibility', rule) === 'auto');
  expect(clipping.length).toBeGreaterThan(0);
  const hasRingWithin = ({ file, selector }: Rule) =>
    rules.some(
      (rule) =>
        rule.file === file &&
        rule.selector === `${selector} :focus-visible` &&
        declared('outline-offset', rule)?.startsWith('-'),
    );
  expect(told(clipping.filter((rule) => !hasRingWithin(rule)))).toEqual([]);
});

it('no input of type search: WebKit keeps its Escape from the dialog around it', () => {
  expect(parts.filter(({ text }) => /type="search"/.test(text)).map(({ file }) => file)).toEqual([]);
});

import { expect, it } from 'vitest';
import { pageSources, type Source } from './page-sources.ts';

const scales = 'app/theme/tokens.css';

interface Declaration {
  file: string;
  property: string;
  value: string;
}

const declarationsIn = ({ file, text }: Source): Declaration[] =>
  [...text.replace(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s*([^;{}]+);/g)].map(
    ([, property = '', value = '']) => ({ file, property, value: value.replace(/\s+/g, ' ') }),
  );

const styles = pageSources(/\.css$/);
const all = styles.flatMap(declarationsIn);
const used = all.filter(({ file }) => file !== scales);
const stepsOf = (scale: string) => all.find(({ property }) => property === scale)?.value.split(' ') ?? [];
const steps = stepsOf('--space');

/** The wheel's own parts are as large as it is, and have the colour of the slice that won. */
const isDrawn = (value: string) => /var\(--(side|slice)\)/.test(value);

const radius = /^(var\(--radius-[\w-]+\)|0|50%|inherit)$/;
/** Paper has points; the letters of the first picture are 100 units of its own and are scaled with it. */
const size =
  /^(var\(--text-[\w-]+\)|max\(var\(--text-xl\), 1em\)|inherit|125%|min\(100%, 5vw\)|[\d.]+pt|100px)$/;
const shadow = /^(var\(--(shadow|ring)-[\w-]+\)|none)$/;

const isRadius = ({ property }: Declaration) => /^border.*-radius$/.test(property);
const isShadow = ({ property }: Declaration) => property === 'box-shadow';
const isSpace = ({ property }: Declaration) => /^(padding|margin|gap|row-gap|column-gap)/.test(property);

/** `600 var(--text-l) / 1.2 var(--face-display)` has the size `var(--text-l)`. */
function sizeIn({ property, value }: Declaration): string | null {
  if (property === 'font-size') return value;
  if (property !== 'font') return null;
  return value.replace(/^(\d+ )?/, '').replace(/( \/ [\d.]+(rem)?)? (var\(--(face|letters)|"|ui-).*$/, '');
}

const told = (found: Declaration[]) =>
  found.map(({ file, property, value }) => `${file}: ${property}: ${value}`);
const distinct = (values: string[]) => [...new Set(values)];

it('a radius is a step of the scale', () => {
  const found = used.filter(isRadius);
  expect(told(found.filter(({ value }) => !value.split(' ').every((each) => radius.test(each))))).toEqual([]);
  expect(distinct(found.flatMap(({ value }) => value.split(' '))).length).toBeLessThanOrEqual(12);
});

it('a font size is a step of the scale', () => {
  const found = used.filter((each) => sizeIn(each) !== null && !isDrawn(each.value));
  expect(told(found.filter((each) => !size.test(sizeIn(each) ?? '')))).toEqual([]);
  const scale = found.map((each) => sizeIn(each) ?? '').filter((each) => each.startsWith('var'));
  expect(distinct(scale).length).toBeLessThanOrEqual(12);
});

it('a shadow is one of the scale, or the wheel’s own', () => {
  const found = used.filter(isShadow);
  expect(told(found.filter(({ value }) => !shadow.test(value) && !isDrawn(value)))).toEqual([]);
  const scale = found.map(({ value }) => value).filter((value) => value !== 'none');
  expect(distinct(scale).length).toBeLessThanOrEqual(10);
});

it('padding, margin and gap are steps of the scale', () => {
  expect(steps.length).toBeGreaterThan(5);
  const isOff = ({ value }: Declaration) =>
    /(^| )\d+px( |$)/.test(value) ||
    [...value.matchAll(/([\d.]+)rem/g)].some(([step, size]) => Number(size) <= 3 && !steps.includes(step));
  expect(told(used.filter(isSpace).filter(isOff))).toEqual([]);
});

it('styles change at the steps of the scales of the window, which grow with the browser’s letters', () => {
  const scaleOf = { width: stepsOf('--widths'), height: stepsOf('--heights') };
  expect(Math.min(scaleOf.width.length, scaleOf.height.length)).toBeGreaterThan(1);
  const off = styles.flatMap(({ file, text }) =>
    [...text.matchAll(/@media [^{]*/g)]
      .flatMap(([query]) => query.match(/\([^()]*\b(width|height)\b[^()]*\)/g) ?? [])
      .filter((part) => {
        const [, side, step = ''] = /^\((width|height) (?:<|>|<=|>=) ([\d.]+em)\)$/.exec(part) ?? [];
        return !scaleOf[side as 'width' | 'height']?.includes(step);
      })
      .map((part) => `${file}: ${part}`),
  );
  expect(off).toEqual([]);
});

it('a movement is written once, but for those of the winner’s stage', () => {
  const shared = styles.filter(({ file }) => !file.startsWith('stage/dark-stage/'));
  const names = shared.flatMap(({ text }) => text.match(/(?<=@keyframes )[\w-]+/g) ?? []);
  expect(names.sort()).toEqual(distinct(names).sort());
});

it('a colour has a name', () => {
  expect(told(used.filter(({ value }) => /#[\da-f]{3,8}\b/i.test(value)))).toEqual([]);
});

it('what lets something through is solid where less transparency is wished for', () => {
  const letsThrough = (value: string) =>
    /\/ [\d.]+%\)|, transparent\)|blur\(/.test(value) && !/gradient\(/.test(value);
  const isSurface = ({ property }: Declaration) =>
    /^(background(-color)?|(backdrop-)?filter|--veil)$/.test(property);
  /** A tint of the team's colour, with nothing else behind it. */
  const own = ['features/draw/teams/TeamsStage.module.css: background: rgb(255 255 255 / 20%)'];
  const surfaces = used.filter((each) => isSurface(each) && !isDrawn(each.value));
  const unnamed = surfaces.filter(({ value }) => letsThrough(value) && !value.startsWith('drop-shadow('));
  expect(told(unnamed)).toEqual(own);

  const [usual = '', solid = ''] = (styles.find(({ file }) => file === scales)?.text ?? '').split(
    '@media (prefers-reduced-transparency: reduce)',
  );
  const tokens = (text: string) =>
    declarationsIn({ file: scales, text }).filter(({ property }) => /^--/.test(property));
  const names = new Set(surfaces.flatMap(({ value }) => value.match(/--[\w-]+/g) ?? []));
  const through = tokens(usual).filter(({ property, value }) => names.has(property) && letsThrough(value));
  expect(through.length).toBeGreaterThan(5);
  const settled = tokens(solid).filter(({ value }) => !letsThrough(value));
  expect(
    through
      .map(({ property }) => property)
      .filter((name) => !settled.some(({ property }) => property === name)),
  ).toEqual([]);
});

it('a name that a value uses is set somewhere', () => {
  const set = new Set([
    ...all.map(({ property }) => property),
    ...pageSources(/\.(tsx?|js)$/).flatMap(({ text }) => text.match(/--[\w-]+/g) ?? []),
  ]);
  const isUnset = ({ value }: Declaration) =>
    [...value.matchAll(/var\((--[\w-]+)/g)].some(([, name = '']) => !set.has(name));
  expect(told(all.filter(isUnset))).toEqual([]);
});

it('that lists have no marks is said once, in base.css', () => {
  const base = 'app/theme/base.css';
  /** The arrow of a fold, and a list that is made for paper. */
  const own = ['components/fold/Fold.module.css', 'app/print/print-sheet.module.css'];
  const repeats = used.filter(
    ({ file, property, value }) => property === 'list-style' && value === 'none' && file !== base,
  );
  expect(repeats.map(({ file }) => file).sort()).toEqual(own.sort());
});

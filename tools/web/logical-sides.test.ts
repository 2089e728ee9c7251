import { describe, expect, it } from 'vitest';
import { pageSources } from './page-sources.ts';

interface Rule {
  selector: string;
  declarations: [property: string, value: string][];
}

/** The innermost blocks of a style sheet. */
const rulesIn = (css: string): Rule[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      selector: selector.trim(),
      declarations: [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(([, property = '', value = '']) => [
        property,
        value.trim(),
      ]),
    }),
  );

/** A length may be `max(1rem, var(--side))`: spaces within parentheses part nothing. */
const parts = (value: string) => value.match(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];

const sided =
  /^(left|right|(margin|padding|scroll-margin|scroll-padding|border)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)$/;

/** The middle is the same seen from both sides. */
const isCentred = ({ declarations }: Rule) =>
  declarations.some(([property, value]) => property === 'left' && value === '50%') &&
  declarations.some(([property, value]) =>
    // The overlay's browser has no property for it.
    property === 'transform'
      ? /^translateX?\(-50%/.test(value)
      : property === 'translate' && value.startsWith('-50%'),
  );

function isPhysical(rule: Rule, property: string, value: string): boolean {
  if (sided.test(property)) return !isCentred(rule);
  if (/^(text-align|float|clear)$/.test(property)) return /^(left|right)$/.test(value);
  const sides = parts(value);
  if (property === 'border-radius') {
    const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = sides;
    return topLeft !== topRight || bottomRight !== bottomLeft;
  }
  if (/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|color|style))$/.test(property)) {
    return sides.length === 4 && sides[1] !== sides[3];
  }
  return false;
}

const physicalIn = (css: string): string[] =>
  rulesIn(css).flatMap((rule) =>
    rule.declarations
      .filter(([property, value]) => isPhysical(rule, property, value))
      .map(([property, value]) => `${rule.selector} { ${property}: ${value} }`),
  );

describe('a side of the page is where a line starts or ends', () => {
  it.each([
    ['.a { left: 0; }', true],
    ['.a { margin-left: auto }', true],
    ['.a { border-top-left-radius: 0 }', true],
    ['.a { text-align: right }', true],
    ['.a { padding: 0 1rem 0 2rem }', true],
    ['.a { padding: 0 max(1rem, var(--b)) 0 max(1rem, var(--b)) }', false],
    ['.a { inset: auto 0 0 }', false],
    ['.a { border-radius: 1px 0 }', true],
    ['.a { border-radius: 1px 1px 0 0 }', false],
    ['@media (min-width: 1px) { .a { right: 0 } }', true],
    ['.a { left: 50%; translate: -50% 0 }', false],
    ['.a { inset-inline-start: 0; margin-inline: auto; text-align: start }', false],
  ])('%s', (css, isRefused) => {
    expect(physicalIn(css).length > 0).toBe(isRefused);
  });

  it('in every style of the page', () => {
    /** It follows the mouse, whose place is counted from the left. */
    const sheets = pageSources(/\.css$/).filter(({ file }) => file !== 'features/spin/HoverTip.module.css');
    const found = sheets.flatMap(({ file, text }) => physicalIn(text).map((line) => `${file}: ${line}`));
    expect(found).toEqual([]);
  });
});

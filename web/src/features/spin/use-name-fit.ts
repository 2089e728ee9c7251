import { type RefObject, useLayoutEffect } from 'react';

/** Tells the style sheet the width of a name's widest word, so that no word is broken for being set too large. */
export function useNameFit(name: RefObject<HTMLElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = name.current;
    element?.style.setProperty('--ems', String(widestWord(text, getComputedStyle(element))));
  }, [name, text]);
}

/** Scripts that are written without blanks, and may be broken anywhere. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Words after this many characters don't make the type smaller. */
const enough = 500;

function widestWord(text: string, { fontFamily, fontWeight }: CSSStyleDeclaration): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 1;
  context.font = `${fontWeight} 100px ${fontFamily}`;
  const words = text.slice(0, enough).split(/\s+/);
  const widths = words.filter((word) => !unspaced.test(word)).map((word) => context.measureText(word).width);
  return Math.max(1, ...widths.map((width) => width / 100));
}

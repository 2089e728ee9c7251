import { LinePattern, longestLine } from './line-pattern';

/**
 * “1.”, “1)”, “(1)”, “#1”, “1 -”, “1-”, also in other digits, such as “١.” and “१)”; “１．”, “1、” and “一、”, which have no blank
 * behind them; and numbers in a circle or on a key, such as ① and 1️⃣.
 */
const number = new LinePattern(
  /^\s*(?:\(?#?(\p{Nd}{1,5})(?:[.):\]۔।]+\s+|\s*[-–—]\s+|[.)](?=\p{L}))|[（(]?(\p{Nd}{1,5})[．、）。：]\s*|[（(]?[一二三四五六七八九十]{1,3}[、．）]\s*|#(\d{1,5})\s+|((?:\d\ufe0f?\u20e3)+|🔟|[①-⑳❶-❿➀-➓])\s*)(?=\S)/u,
);
/** Dashes, dots, ticks and boxes, followed by a blank; “-5 points” has none. */
const bullet = new LinePattern(
  /^\s*(?:[-*+•◦▪▫■□●○‣⁃·–—→➤►▶✓✔✅☐☑✗✘]\ufe0f?\s+(?:\[[ xX]\]\s+)?|\[[ xX]\]\s+|•)(?=\S)/u,
);

export type Marking = 'numbered' | 'bulleted';

/** A marker is at the start of its line. */
const startOf = (line: string): string => line.slice(0, longestLine);

export const withoutMarker = (line: string): string => {
  const start = startOf(line);
  const rest = start.replace(number, '');
  return (rest === start ? start.replace(bullet, '') : rest) + line.slice(longestLine);
};

const countIn = (lines: readonly string[], marker: LinePattern): number =>
  lines.reduce((sum, line) => sum + (marker.test(startOf(line)) ? 1 : 0), 0);

/** Whether the text after the list markers is one text, with a tab before it and none within. */
export const hasTabsBehindMarks = (lines: readonly string[]): boolean =>
  lines.some((line) => line.includes('\t')) && lines.every((line) => !withoutMarker(line).includes('\t'));

/** How the lines of a list are marked, when at least two of them are. */
export function markingOf(lines: readonly string[]): Marking | null {
  const numbers = countIn(lines, number);
  const bullets = countIn(lines, bullet);
  if (Math.max(numbers, bullets) < 2) return null;
  return numbers >= bullets ? 'numbered' : 'bulleted';
}

/** A heading and a few unmarked lines may be among the others. */
const share = 0.7;

/** Whether the marks aren't part of the texts: nearly every line has one, and numbers count up. */
export function isMarkedList(lines: readonly string[]): boolean {
  const marking = markingOf(lines);
  if (!marking) return false;
  const marked = countIn(lines, number) + countIn(lines, bullet);
  return marked >= lines.length * share && (marking === 'bulleted' || countsUp(lines));
}

/** “1. 2. 3.”, and also “1. 1. 1.”, which some programs renumber when they show it. Years and prices do neither. */
function countsUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => {
    const found = number.exec(startOf(line));
    const digits = found?.[1] ?? found?.[2] ?? found?.[3];
    return digits === undefined ? [] : [numberOf(digits)];
  });
  const steps = numbers.slice(1).map((each, place) => each - (numbers[place] ?? 0));
  const isNext = steps.filter((step) => step === 1).length;
  return isNext >= steps.length / 2 || steps.every((step) => step === 0);
}

/** The zeros of the digits that lists are numbered with, from Arabic to full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

const numberOf = (digits: string): number =>
  [...digits].reduce((sum, digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((each) => code >= each && code < each + 10) ?? code;
    return sum * 10 + code - zero;
  }, 0);

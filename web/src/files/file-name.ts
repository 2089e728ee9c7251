import { LinePattern } from './line-pattern';

const longest = 80;
const dotsBefore = new LinePattern(/^[. ]+/);
const dotsBehind = new LinePattern(/[. ]+$/);

/** A file name that every system accepts, made from a name that a person wrote. */
export function fileNameOf(name: string | undefined, ending: string): string {
  const plain = (name ?? '')
    .slice(0, 4 * longest)
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069<>:"/\\|?*]/g, ' ')
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
    .replace(dotsBefore, '');
  // Windows drops a full stop at the end.
  const short = [...plain].slice(0, longest).join('').replace(dotsBehind, '');
  return `${short || 'wheel'}.${ending}`;
}

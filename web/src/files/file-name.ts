const longest = 80;

/** A file name that every system accepts, made from a name that a person wrote. */
export function fileNameOf(name: string | undefined, ending: string): string {
  const plain = (name ?? '')
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be in it
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069<>:"/\\|?*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...plain].slice(0, longest).join('').trim();
  return `${short || 'wheel'}.${ending}`;
}

/** The text in a file's bytes; null when they aren't text, such as an image. */
export function decodeText(bytes: Uint8Array): string | null {
  const marked = markedEncoding(bytes);
  if (marked) return new TextDecoder(marked).decode(bytes);
  if (isBinary(bytes)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Spreadsheets on Windows still write this encoding for CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function markedEncoding([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const openings = ['%PDF-', '\x89PNG', 'GIF8', 'PK\x03\x04', '\xff\xd8\xff', 'RIFF', 'OggS', 'ID3'];
const looksInto = 64 * 1024;

function isBinary(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (openings.some((opening) => start.startsWith(opening))) return true;
  return bytes.subarray(0, looksInto).some(isControl);
}

/** Bytes that never occur in text: below the blank, all but tab, line feed, form feed and carriage return. */
const isControl = (byte: number): boolean => byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d].includes(byte);

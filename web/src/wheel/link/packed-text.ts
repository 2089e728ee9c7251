import { chunksOf } from '../../files/chunks-of';

/** More than this isn't unpacked: a few kilobytes can be made to unpack into many megabytes. */
const mostBytes = 1_000_000;

/** Compresses a text into letters that stay as they are in an address. The packed form has a checksum. */
export async function packText(text: string): Promise<string> {
  let letters = '';
  for await (const chunk of chunksOf(new CompressionStream('deflate'), new TextEncoder().encode(text)))
    for (const byte of chunk) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Reads a packed text; null when it is broken, cut off or too long. */
export async function unpackText(packed: string, most = mostBytes): Promise<string | null> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let [text, size] = ['', 0];
    for await (const chunk of chunksOf(new DecompressionStream('deflate'), bytes)) {
      size += chunk.length;
      if (size > most) return null;
      text += decoder.decode(chunk, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}

const longest = { address: 254, name: 64 };
/** Text, @, text, dot, text. */
const shape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** These separate addresses and names in a mail header. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const ofTheHeader = /[(),:;<>[\]\\\u0000-\u0020\u007f\u0085]/;

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Returns an address as the server accepts it, or null. A domain with non-ASCII letters is converted to its ASCII
 * form.
 */
export function emailAddress(given: string): string | null {
  const text = given.trim().normalize();
  const at = text.indexOf('@') + 1;
  const address = text.slice(0, at) + plainHost(text.slice(at));
  const isTaken =
    shape.test(address) &&
    !ofTheHeader.test(address) &&
    bytesIn(address.slice(0, at - 1)) <= longest.name &&
    bytesIn(address) <= longest.address;
  return isTaken ? address : null;
}

function plainHost(host: string): string {
  const isWordy = /[^\0-\x7f]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  if (!isWordy) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/** The length as the server counts it: code points, without surrounding blanks. */
export const textLength = (text: string): number => [...text.trim()].length;

/** The whole number that was typed, or NaN: half a number must not be read as another number. */
export const countIn = (text: string): number => (/^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN);

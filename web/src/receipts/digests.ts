import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

// Not the browser's own digests: those exist on https only, and a receipt must also be checked on a school's
// plain-http server.
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const sha256Hex = (content: string | Uint8Array): string =>
  toHex(sha256(typeof content === 'string' ? bytesOf(content) : content));

export const hmacSha256 = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, bytesOf(text));

/** One fact per line: the text that receipts hash and sign. */
export const lines = (...facts: (string | number)[]): string => facts.map((fact) => `${fact}\n`).join('');

const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of hexadecimal digits; null for anything else. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The entropy that this page adds to a draw after it has seen the commitment: so the server alone can't decide it. */
export const newEntropy = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();
const hexPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

// Not the browser's own digests: those exist on https only, and a receipt must also be checked on a school's
// plain-http server.
export const sha256Hex = (content: string | Uint8Array): string =>
  toHex(sha256(typeof content === 'string' ? encoder.encode(content) : content));

/** HMAC-SHA-256 of many texts with one key. */
export function keyedDigest(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (text) => keyed.clone().update(encoder.encode(text)).digest();
}

/** One fact per line: the text that receipts hash and sign. */
export const lines = (...facts: (string | number)[]): string => facts.map((fact) => `${fact}\n`).join('');

function toHex(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += hexPairs[byte];
  return text;
}

/** The bytes of hexadecimal digits; null for anything else. */
export function fromHex(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The entropy that this page adds to a draw after it has seen the commitment: so the server alone can't decide it. */
export const newEntropy = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

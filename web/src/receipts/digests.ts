import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

const encoder = new TextEncoder();
const hexPairs = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

// Not the browser's own digests: those exist on https only, and a receipt must also be checked on a school's
// plain-http server.
export const sha256Hex = (content: string | Uint8Array): string =>
  toHex(sha256(typeof content === 'string' ? encoder.encode(content) : content));

/**
 * The index of the first text whose salted digest isn't the given one, or -1. Encodes all texts in one call and reuses
 * one hash state: with an encoder call and new buffers for each of ten thousand texts, that would take most of the time.
 */
export function firstWrongDigest(salt: string, texts: readonly string[], digests: readonly string[]): number {
  const begun = sha256.create().update(encoder.encode(salt));
  const state = begun.clone();
  const digest = new Uint8Array(sha256.outputLen);
  const bytes = encoder.encode(texts.join(''));
  let at = 0;
  return texts.findIndex((text, place) => {
    const end = at + bytesIn(text);
    begun._cloneInto(state).update(bytes.subarray(at, end)).digestInto(digest);
    at = end;
    return !isHexOf(digest, digests[place] ?? '');
  });
}

/** The length of a well-formed text in UTF-8. Each half of a surrogate pair counts as two bytes: the pair takes four. */
function bytesIn(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= 0x80) length += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return length;
}

function isHexOf(bytes: Uint8Array, text: string): boolean {
  if (text.length !== 2 * bytes.length) return false;
  return bytes.every((byte, place) => text.startsWith(hexPairs[byte] ?? '', 2 * place));
}

/** HMAC-SHA-256 of many texts with one key and one beginning. The next call overwrites the bytes. */
export function keyedDigests(key: Uint8Array, begin: string): (rest: string) => Uint8Array {
  const begun = hmac.create(sha256, key).update(encoder.encode(begin));
  const state = begun.clone();
  const digest = new Uint8Array(sha256.outputLen);
  return (rest) => {
    begun._cloneInto(state).update(encoder.encode(rest)).digestInto(digest);
    return digest;
  };
}

/** One fact per line: the text that receipts hash and sign. */
export const lines = (...facts: (string | number)[]): string => facts.map((fact) => `${fact}\n`).join('');

export function toHex(bytes: Uint8Array): string {
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

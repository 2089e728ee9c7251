import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { toHex } from './hex';

// Not the browser's own digests: those exist on https only, and a receipt is checked on a school's plain-http server too.
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const sha256Hex = (content: string | Uint8Array): string =>
  toHex(sha256(typeof content === 'string' ? bytesOf(content) : content));

export const hmacSha256 = (key: Uint8Array, text: string): Uint8Array => hmac(sha256, key, bytesOf(text));

/** One fact a line: what receipts hash and sign. */
export const lines = (...facts: (string | number)[]): string => facts.map((fact) => `${fact}\n`).join('');

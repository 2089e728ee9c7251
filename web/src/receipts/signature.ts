import { etc, hashes, Point, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { isRecord } from '../wheel/document/coerce-wheel';

hashes.sha512 = sha512;

/** Whether this signature is the key's; false for anything unreadable. */
export function isSigned(statement: string, signature: string, key: Uint8Array): boolean {
  const bytes = fromBase64Url(signature);
  return bytes !== null && isSignedBytes(statement, bytes, key);
}

export function isSignedBytes(statement: string, signature: Uint8Array, key: Uint8Array): boolean {
  const text = new TextEncoder().encode(statement);
  try {
    return verify(signature, text, key, { zip215: false }) && hasExactPoint(signature, text, key);
  } catch {
    return false;
  }
}

/**
 * Whether s·B − k·A has the very bytes of R. `verify` multiplies by the cofactor, so it accepts an R with a point of small
 * order added. OpenSSL doesn't, and the page must not call a receipt valid that other verifiers refuse.
 */
function hasExactPoint(signature: Uint8Array, statement: Uint8Array, key: Uint8Array): boolean {
  const r = signature.subarray(0, 32);
  const k = scalarOf(sha512(etc.concatBytes(r, key, statement)));
  const s = scalarOf(signature.subarray(32));
  const point = Point.BASE.multiply(s, false).subtract(Point.fromBytes(key).multiply(k, false));
  return point.toBytes().every((byte, place) => byte === r[place]);
}

/** The number that these bytes stand for, the least significant first. */
const scalarOf = (bytes: Uint8Array): bigint =>
  etc.mod(BigInt(`0x${etc.bytesToHex(Uint8Array.from(bytes).reverse())}`), Point.CURVE().n);

/** The keys that a server publishes; null for anything else, which says nothing about a signature. */
export const keyList = (keys: unknown): unknown[] | null =>
  isRecord(keys) && Array.isArray(keys.keys) ? keys.keys : null;

/** Those of the server's keys that have this name: one, if the server is honest. */
export const keysNamed = (list: readonly unknown[], id: string): Record<string, unknown>[] =>
  list.filter(isRecord).filter(({ kid }) => kid === id);

/** The public key of this name, among those that the server publishes; null where two different keys have it. */
export function keyNamed(list: readonly unknown[], id: string): Uint8Array | null {
  const [key, ...others] = keysNamed(list, id);
  return others.every(({ x }) => x === key?.x) ? publicKey(key) : null;
}

export const publicKeys = (list: readonly unknown[]): Uint8Array[] =>
  list.map(publicKey).filter((key) => key !== null);

function publicKey(key: unknown): Uint8Array | null {
  if (!isRecord(key) || key.kty !== 'OKP' || key.crv !== 'Ed25519' || typeof key.x !== 'string') return null;
  const bytes = fromBase64Url(key.x);
  return bytes?.length === 32 ? bytes : null;
}

export function fromBase64Url(text: string): Uint8Array | null {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    const binary = atob(base64);
    // The last letter holds unused bits: two texts must not be the same signature.
    if (btoa(binary).replaceAll('=', '') !== base64) return null;
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { isRecord } from '../wheel/document/heal-config';

hashes.sha512 = sha512;

/** Whether this signature is the key's; false for anything unreadable. */
export function isSigned(statement: string, signature: string, key: Uint8Array): boolean {
  const bytes = fromBase64Url(signature);
  try {
    return bytes !== null && verify(bytes, new TextEncoder().encode(statement), key, { zip215: false });
  } catch {
    return false;
  }
}

/** The keys that a server publishes; null for anything else, which says nothing about a signature. */
export const keyList = (keys: unknown): unknown[] | null =>
  isRecord(keys) && Array.isArray(keys.keys) ? keys.keys : null;

/** The public key of this name, among those that the server publishes. */
export function keyNamed(list: readonly unknown[], id: string): Uint8Array | null {
  const key = list.find((each) => isRecord(each) && each.kid === id);
  if (!isRecord(key) || key.kty !== 'OKP' || key.crv !== 'Ed25519' || typeof key.x !== 'string') return null;
  const bytes = fromBase64Url(key.x);
  return bytes?.length === 32 ? bytes : null;
}

function fromBase64Url(text: string): Uint8Array | null {
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

import { etc, Point } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';

const pointOfOrderEight = Point.fromHex('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05');

/**
 * A signature by the owner of the key, whose R has a point of order 8 added to it. Verifiers that multiply by the cofactor
 * accept it. Those that compare the bytes of R, such as OpenSSL, refuse it.
 */
export function torsionSignature(statement: Uint8Array, secretKey: Uint8Array): Uint8Array {
  const expanded = sha512(secretKey);
  const nonce = scalarOf(sha512(etc.concatBytes(expanded.subarray(32), statement)));
  const secret = scalarOf(clamped(expanded.subarray(0, 32)));
  const r = Point.BASE.multiply(nonce).add(pointOfOrderEight).toBytes();
  const publicKey = Point.BASE.multiply(secret).toBytes();
  const challenge = scalarOf(sha512(etc.concatBytes(r, publicKey, statement)));
  const s = (nonce + challenge * secret) % Point.CURVE().n;
  return etc.concatBytes(r, etc.hexToBytes(s.toString(16).padStart(64, '0')).toReversed());
}

function clamped(bytes: Uint8Array): Uint8Array {
  const made = bytes.slice();
  made[0] = (made[0] ?? 0) & 0xf8;
  made[31] = ((made[31] ?? 0) & 0x7f) | 0x40;
  return made;
}

const scalarOf = (bytes: Uint8Array): bigint =>
  BigInt(`0x${etc.bytesToHex(bytes.toReversed())}`) % Point.CURVE().n;

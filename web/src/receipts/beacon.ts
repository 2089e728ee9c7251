import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { fromHex } from './digests';
import { quicknet } from './draw-times';
import type { BeaconRound } from './receipt';

/** The public keys of known networks, by the hash of their chain, which follows from the key. */
const publicKeys: Readonly<Record<string, string>> = {
  // scheme bls-unchained-g1-rfc9380
  [quicknet.chain]:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
};
const hashToCurve = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

/** Whether the beacon's network has signed this round; null if its key isn't known here. */
export function isSignedByNetwork({ chain, round, signature }: BeaconRound): boolean | null {
  const written = Object.hasOwn(publicKeys, chain) ? publicKeys[chain] : undefined;
  if (!written) return null;
  const bls = bls12_381.shortSignatures;
  const [key, bytes] = [fromHex(written), fromHex(signature)];
  const number = new DataView(new ArrayBuffer(8));
  number.setBigUint64(0, BigInt(round));
  try {
    const message = bls.hash(sha256(new Uint8Array(number.buffer)), hashToCurve);
    return key !== null && bytes !== null && bls.verify(bytes, message, key);
  } catch {
    return false; // no point of the curve
  }
}

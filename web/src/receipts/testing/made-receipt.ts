import { hashes, keygen, sign } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import { fromHex, lines, sha256Hex } from '../digests';
import { fairLandingOffset, fairPick } from '../fair-pick';
import type { Commitment, Receipt } from '../receipt';
import { linkOf } from '../verify-receipt';

hashes.sha512 = sha512;
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const { publicKey, secretKey } = keygen();
export const keys = { keys: [{ kty: 'OKP', crv: 'Ed25519', x: base64Url(publicKey), kid: 'key-1' }] };

const salt = 'a pinch of salt';
const seed = '0f'.repeat(32);
const entropy = 'e1'.repeat(32);
const textDigest = (text: string) => sha256Hex(salt + text);

const promise = (number: number, previous: string): Commitment => {
  const made = {
    spinId: `5f0c6f5e-3a7b-4f0e-9a53-0d4a8e7c1b2${number}`,
    chain: 'c1d2e3f4-3a7b-4f0e-9a53-0d4a8e7c1b22',
    number,
    commitment: sha256Hex(fromHex(seed) ?? ''),
    saltCommitment: sha256Hex(salt),
    previous,
    link: '',
    committedAt: '2026-11-15T12:00:00.000Z',
  };
  return { ...made, link: linkOf(made) };
};

export const before = promise(1, '');

/** A receipt as the server makes it, signed with the key above; of version 3 where it says how many are reserves. */
export function madeReceipt(winners = 1, key: Uint8Array = secretKey, reserves?: number): Receipt {
  const texts = ['Anna', 'Ben', 'Zoë 🎉', 'Dörte'];
  const entries = texts.map((text, place) => ({
    guid: `guid-${place}`,
    weight: place + 1,
    textDigest: textDigest(text),
    text,
  }));
  const digest = sha256Hex(
    entries.map((entry) => `${entry.guid} ${entry.weight} ${entry.textDigest}\n`).join(''),
  );
  const commitment = promise(2, before.link);
  const facts = { ...commitment, digest, entropy, seed: fromHex(seed) ?? new Uint8Array() };
  const places = fairPick(facts, entries, winners + (reserves ?? 0));
  const [won, next] = [places.slice(0, winners), places.slice(winners)];
  const isNew = reserves !== undefined;
  const drawnAt = '2026-11-15T12:00:07.123Z';
  const nameDigest = textDigest('Raffle');
  const statement = lines(
    `wheelwright receipt ${isNew ? 3 : 1}`,
    commitment.link,
    seed,
    entropy,
    digest,
    won.join(' '),
    ...(isNew ? [next.join(' '), 'unsaved'] : []),
    nameDigest,
    commitment.committedAt,
    drawnAt,
  );
  return {
    ...commitment,
    seed,
    entropy,
    digest,
    salt,
    name: 'Raffle',
    nameDigest,
    entries,
    winners: won,
    ...(isNew ? { version: 3, reserves: next, list: 'unsaved' } : {}),
    whereabouts: fairLandingOffset(facts),
    drawnAt,
    keyId: 'key-1',
    signature: base64Url(sign(new TextEncoder().encode(statement), key)),
  };
}

import { expect, test } from 'vitest';
import { isSignedByNetwork } from './beacon';
import { fromHex, sha256Hex } from './digests';

/** Published by drand's quicknet. */
const published = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 657413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
};

test('a round that the network published has its signature, and its number follows from it', () => {
  expect(isSignedByNetwork(published)).toBe(true);
  expect(sha256Hex(fromHex(published.signature) ?? '')).toBe(published.randomness);
});

test.each([
  ['another round', { round: 657414 }],
  ['a changed signature', { signature: `${published.signature.slice(0, -1)}a` }],
  ['no point of the curve', { signature: 'ab'.repeat(48) }],
  ['the point at infinity', { signature: `c0${'00'.repeat(47)}` }],
  ['a signature of another length', { signature: 'ab'.repeat(96) }],
])('%s is not signed by the network', (_what, change) => {
  expect(isSignedByNetwork({ ...published, ...change })).toBe(false);
});

test('nothing is said about a network whose key is not known here', () => {
  expect(isSignedByNetwork({ ...published, chain: 'ab'.repeat(32) })).toBeNull();
});

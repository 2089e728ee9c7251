import { expect, test } from 'vitest';
import { fragmentOf, proofInAddress } from './proof-link';

const proof = {
  spinId: 'spin-1',
  index: 2,
  path: ['ab'],
  salt: 's',
  guid: 'g',
  weight: 1,
  text: 'Zoë & Söhne #1 + 50%',
};

test('a link carries a proof whole, behind the part that the server sees', () => {
  const { pathname, hash } = new URL(`/verify/spin-1${fragmentOf(proof)}`, 'https://wheel.example');
  expect(pathname).toBe('/verify/spin-1');
  expect(proofInAddress(hash)).toEqual(proof);
});

test.each([
  ['', undefined],
  ['#salt=abc', undefined],
  ['#proof={', null],
])('%j has no proof that can be read', (hash, found) => {
  expect(proofInAddress(hash)).toBe(found);
});

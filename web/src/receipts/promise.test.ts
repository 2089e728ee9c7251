import { expect, test } from 'vitest';
import { brokenParts, type Promised } from './promise';
import { before, madeReceipt } from './testing/made-receipt';

const root = '5e'.repeat(32);
const receipt = { ...madeReceipt(), root };
const { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt, entropy } = receipt;
const promised: Promised = {
  ...{ spinId, chain, number, previous, commitment, saltCommitment, link, committedAt, entropy },
  winner: receipt.winners[0] ?? '',
  root,
};
const another = (hash: string) => (hash.startsWith('0') ? '1' : '0') + hash.slice(1);

test('a receipt of the promised draw keeps the promise', () => {
  expect(brokenParts(promised, receipt)).toEqual([]);
});

test.each([
  ['the id of another draw', { spinId: before.spinId }, ['spinId']],
  ['another chain', { chain: before.spinId }, ['chain']],
  ['another number', { number: number + 1 }, ['number']],
  ['a number as text', { number: String(number) }, ['number']],
  ['another draw before it', { previous: another(previous) }, ['previous']],
  ['none before it', { previous: '' }, ['previous']],
  ['another commitment', { commitment: another(commitment) }, ['commitment']],
  ['another seed', { seed: another(receipt.seed) }, ['seed']],
  ['no seed', { seed: undefined }, ['seed']],
  ['a seed that is none', { seed: 7 }, ['seed']],
  [
    'a seed with its own commitment',
    { seed: '', commitment: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' },
    ['commitment', 'seed'],
  ],
  ['another salt', { saltCommitment: another(saltCommitment) }, ['saltCommitment']],
  ['another link', { link: another(link) }, ['link']],
  ['an earlier time', { committedAt: '2026-11-15T11:59:59.000Z' }, ['committedAt']],
  ['entropy that isn’t the page’s', { entropy: another(entropy) }, ['entropy']],
  ['another winner', { winners: ['guid-none'] }, ['winner']],
  ['a list that wasn’t sealed', { root: another(root) }, ['root']],
  ['no list that was sealed', { root: undefined }, ['root']],
  ['no winners', { winners: 'guid-0' }, ['winner']],
])('%s is found', (_lie, change, parts) => {
  expect(brokenParts(promised, { ...receipt, ...change })).toEqual(parts);
});

test.each([[null], ['receipt'], [[]], [before]])('%j is no receipt, so it keeps no promise', (given) => {
  expect(brokenParts(promised, given)).toContain('seed');
});

test.each([
  ['as many as were asked for', 2, 1, []],
  ['a reserve who is called a winner', 3, 0, ['places']],
  ['a winner who is called a reserve', 1, 2, ['places']],
  ['one reserve too few', 2, 0, ['places']],
  ['a winner too many', 3, 1, ['places']],
])('%s', (_what, winners, reserves, parts) => {
  const places = ['guid-0', 'guid-1', 'guid-2', 'guid-3'];
  const drawn = { winners: places.slice(0, winners), reserves: places.slice(winners, winners + reserves) };
  const { winner: _winner, ...said } = promised;
  const asking = { ...said, asked: { winners: 2, reserves: 1 } };
  expect(brokenParts(asking, { ...receipt, ...drawn })).toEqual(parts);
});

test('fewer are drawn where there are no more, and an earlier receipt doesn’t tell reserves apart', () => {
  const { winner: _winner, ...said } = promised;
  const asking = { ...said, asked: { winners: 3, reserves: 9 } };
  const drawn = { winners: ['guid-0', 'guid-1', 'guid-2'], reserves: ['guid-3'] };
  expect(brokenParts(asking, { ...receipt, ...drawn })).toEqual([]);
  expect(brokenParts(asking, { ...receipt, winners: ['guid-0'] })).toEqual([]);
});

test('what was never said isn’t compared: a room announces less', () => {
  const announced = { spinId, number, commitment };
  expect(brokenParts(announced, { ...receipt, chain: 'other', entropy: 'other', winners: [] })).toEqual([]);
});

test.each([
  ['everyone in the announced order', ['guid-0', 'guid-1'], ['guid-2'], []],
  ['two in another order', ['guid-1', 'guid-0'], ['guid-2'], ['places']],
  ['one more', ['guid-0', 'guid-1', 'guid-3'], ['guid-2'], ['places']],
  ['a reserve who is left out', ['guid-0', 'guid-1'], [], ['places']],
])('a receipt with %s is compared with what a room announced', (_what, winners, reserves, parts) => {
  const { winner: _winner, ...said } = promised;
  const announced = { ...said, drawn: { winners: ['guid-0', 'guid-1'], reserves: ['guid-2'] } };
  expect(brokenParts(announced, { ...receipt, winners, reserves })).toEqual(parts);
});

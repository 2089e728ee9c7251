import { keygen } from '@noble/ed25519';
import { describe, expect, test } from 'vitest';
import { readReceipt } from './receipt';
import { before, keys, madeReceipt } from './testing/made-receipt';
import { type CheckedStep, verdictOn, verifyReceipt } from './verify-receipt';

const surroundings = { keys, before };
const failed = (steps: CheckedStep[]) =>
  steps.filter(({ verdict }) => verdict === 'fails').map(({ name }) => name);
const stepIn = (steps: CheckedStep[], name: string) => steps.find((step) => step.name === name)?.verdict;

describe('a receipt', () => {
  test.each([1, 2, 4])('as the server made it holds in every step: %i winners', (winners) => {
    const steps = verifyReceipt(madeReceipt(winners), surroundings);
    expect(steps.map(({ verdict }) => verdict)).toEqual([...Array(7).fill('holds'), 'unlogged']);
    expect(verdictOn(steps)).toBe('unlogged');
  });

  test('with hidden texts says so, and all else holds', () => {
    const { salt: _salt, name: _name, entries, ...kept } = madeReceipt();
    const hidden = { ...kept, entries: entries.map(({ text: _text, ...entry }) => entry) };
    const steps = verifyReceipt(hidden, surroundings);
    expect(stepIn(steps, 'texts')).toBe('hidden');
    expect(verdictOn(steps)).toBe('privateUnlogged');
    expect(verdictOn(steps.filter(({ name }) => name !== 'log'))).toBe('private');
    expect(failed(steps)).toEqual([]);
  });

  test('whose neighbours or keys cannot be fetched is not called wrong for it', () => {
    const steps = verifyReceipt(madeReceipt(), { keys: null, before: null });
    expect(stepIn(steps, 'chain')).toBe('unknown');
    expect(stepIn(steps, 'signature')).toBe('unknown');
    expect(failed(steps)).toEqual([]);
  });

  test('signed with another key fails in its signature alone', () => {
    const stranger = keygen().secretKey;
    expect(failed(verifyReceipt(madeReceipt(1, stranger), surroundings))).toEqual(['signature']);
  });

  test('of another draw than the one that was asked for is refused', () => {
    expect(failed(verifyReceipt(madeReceipt(), { ...surroundings, asked: before.spinId }))).toEqual(['link']);
  });

  test('that leaves one out in its chain is found out', () => {
    const other = { ...before, commitment: 'f'.repeat(64) };
    expect(failed(verifyReceipt(madeReceipt(), { keys, before: other }))).toEqual(['chain']);
  });
});

const changed = (text: string) => (text.endsWith('0') ? `${text.slice(0, -1)}1` : `${text.slice(0, -1)}0`);

describe('one byte changed', () => {
  const expected = {
    spinId: ['link', 'winners'],
    chain: ['link', 'chain'],
    commitment: ['commitment', 'link'],
    saltCommitment: ['link', 'texts'],
    previous: ['link', 'chain'],
    link: ['link', 'signature'],
    committedAt: ['signature'],
    seed: ['commitment', 'winners', 'signature'],
    entropy: ['winners', 'signature'],
    digest: ['digest', 'winners', 'signature'],
    salt: ['texts'],
    name: ['texts'],
    nameDigest: ['texts', 'signature'],
    drawnAt: ['signature'],
    keyId: ['signature'],
    signature: ['signature'],
  } as const;

  test.each(Object.entries(expected))('in %s', (field, steps) => {
    const receipt = madeReceipt(4);
    const tampered = { ...receipt, [field]: changed(String(receipt[field as keyof typeof expected])) };
    expect(failed(verifyReceipt(tampered, surroundings))).toEqual(steps);
  });

  test('in the signature, in each of its letters', () => {
    const receipt = madeReceipt();
    for (let place = 0; place < receipt.signature.length; place++) {
      const letter = receipt.signature[place] === 'A' ? 'B' : 'A';
      const signature = receipt.signature.slice(0, place) + letter + receipt.signature.slice(place + 1);
      expect(failed(verifyReceipt({ ...receipt, signature }, surroundings))).toEqual(['signature']);
    }
  });

  test('in the number', () => {
    const steps = failed(verifyReceipt({ ...madeReceipt(4), number: 3 }, surroundings));
    expect(steps).toEqual(['link', 'chain', 'winners']);
  });

  test('in the whereabouts', () => {
    const receipt = madeReceipt();
    const moved = { ...receipt, whereabouts: receipt.whereabouts + 1 };
    expect(failed(verifyReceipt(moved, surroundings))).toEqual(['winners']);
  });

  test('in the winners', () => {
    const receipt = madeReceipt();
    const winners = [receipt.entries.find(({ guid }) => guid !== receipt.winners[0])?.guid ?? ''];
    expect(failed(verifyReceipt({ ...receipt, winners }, surroundings))).toEqual(['winners', 'signature']);
  });

  test.each([
    ['guid', 'guid-9', ['digest', 'winners']],
    ['weight', 7, ['digest', 'winners']],
    ['text', 'Anne', ['texts']],
    ['textDigest', 'f'.repeat(64), ['texts', 'digest']],
  ])('in an entry: %s', (field, value, steps) => {
    const receipt = madeReceipt(4);
    const entries = receipt.entries.map((entry, place) =>
      place === 0 ? { ...entry, [field]: value } : entry,
    );
    const found = failed(verifyReceipt({ ...receipt, entries }, surroundings));
    for (const step of steps) expect(found).toContain(step);
  });

  test('of one field left out: it can no longer be read', () => {
    const receipt = madeReceipt();
    expect(readReceipt(receipt).kind).toBe('drawn');
    const optional = ['salt', 'name'];
    for (const field of Object.keys(receipt).filter((each) => !optional.includes(each)))
      expect(readReceipt({ ...receipt, [field]: undefined }).kind, field).toBe('unreadable');
    const { seed: _seed, ...seedless } = receipt;
    expect(readReceipt(seedless)).toEqual({ kind: 'unreadable', field: 'seed' });
    expect(readReceipt(before).kind).toBe('promised');
  });
});

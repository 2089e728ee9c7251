import { expect, it } from 'vitest';
import { foldText } from './ReviewCard';

it('leaves a short text alone', () => {
  expect(foldText('Fair.')).toBe('Fair.');
  expect(foldText('x'.repeat(280))).toBe('x'.repeat(280));
});

it('ends a long one between two words', () => {
  const folded = foldText('seven77 '.repeat(50));
  expect(folded).toBe(`${'seven77 '.repeat(35).trimEnd()}…`);
});

it('cuts a word that has no end', () => {
  expect(foldText('x'.repeat(400))).toBe(`${'x'.repeat(280)}…`);
});

it('cuts no character in two', () => {
  expect(foldText('🎡'.repeat(300))).toBe(`${'🎡'.repeat(280)}…`);
});

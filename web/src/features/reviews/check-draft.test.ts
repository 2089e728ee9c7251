import { expect, it } from 'vitest';
import { textLength } from '../../components/field/check-text';
import { checkDraft } from './check-draft';
import { type Draft, emptyDraft, topicOf } from './draft';

const fine: Draft = { ...emptyDraft, rating: 3, type: 'bug', text: 'It broke.', email: 'ada@example.org' };

it('lets a complete draft go, also without name and usage', () => {
  expect(checkDraft(fine)).toEqual({});
  expect(checkDraft({ ...fine, email: ' ada@example.org ', text: '🎡'.repeat(5000) })).toEqual({});
});

it('names everything that is missing, in the order of the form', () => {
  const faults = checkDraft(emptyDraft);
  expect(faults).toEqual({ rating: 'missing', type: 'missing', text: 'missing', email: 'missing' });
  expect(Object.keys(faults)).toEqual(['rating', 'type', 'text', 'email']);
});

it.each([
  [{ text: ' \n ' }, { text: 'missing' }],
  [{ text: 'x'.repeat(5001) }, { text: 'long' }],
  [{ email: 'nobody' }, { email: 'invalid' }],
  [{ email: 'jürgen@example' }, { email: 'invalid' }],
  [{ email: '  ' }, { email: 'missing' }],
] as const)('%j is refused', (change, faults) => expect(checkDraft({ ...fine, ...change })).toEqual(faults));

it('counts what a person would call a character', () => {
  expect(textLength(' 🎡🎡 ')).toBe(2);
});

it('has the topic that the stars suggest, unless the visitor chose one', () => {
  const topics = [0, 1, 2, 3, 4, 5].map((rating) => topicOf({ type: undefined, rating }));
  expect(topics).toEqual([undefined, 'bug', 'bug', undefined, 'praise', 'praise']);
  expect(topicOf({ type: 'idea', rating: 5 })).toBe('idea');
  expect(checkDraft({ ...fine, type: undefined, rating: 5 })).toEqual({});
  expect(checkDraft({ ...fine, type: undefined })).toEqual({ type: 'missing' });
});

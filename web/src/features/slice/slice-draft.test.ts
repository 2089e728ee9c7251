import { expect, it } from 'vitest';
import { sliceOf } from '../../wheel/testing/slices';
import { canSave, draftOf, withDraft } from './slice-draft';

it('changes only the fields that were typed in, without blanks around them', () => {
  const slice = sliceOf({ text: 'Pizza', message: 'Yum', weight: 3 });
  const draft = { ...draftOf(slice), text: ' Pasta ', url: 'https://example.org ' };
  expect(withDraft(slice, draft)).toEqual({ ...slice, text: 'Pasta', url: 'https://example.org' });
});

it('gives the same slice back when nothing was typed, however odd its fields', () => {
  const odd = { ...sliceOf(), message: 7, url: null, image: {} } as never;
  expect(withDraft(odd, draftOf(odd))).toBe(odd);
});

it('takes a picture of the user’s own in place of an address', () => {
  const slice = sliceOf({ text: 'Pizza', image: 'https://example.org/a.png' });
  const draft = { ...draftOf(slice), image: '', imageId: 'i1', signedImage: '/media/u/i1?sig=x' };
  expect(withDraft(slice, draft)).toEqual({
    ...slice,
    image: '',
    imageId: 'i1',
    signedImage: '/media/u/i1?sig=x',
  });
});

it('empties what was emptied', () => {
  const slice = sliceOf({ message: 'Yum' });
  expect(withDraft(slice, { ...draftOf(slice), message: '' }).message).toBe('');
});

it('does not take the text of a choice away', () => {
  const slice = sliceOf({ text: 'Pizza' });
  expect(canSave({ ...draftOf(slice), text: '  ' }, slice)).toBe(false);
  expect(canSave(draftOf(slice), slice)).toBe(true);
  const picture = sliceOf({ text: '' });
  expect(canSave(draftOf(picture), picture)).toBe(true);
});

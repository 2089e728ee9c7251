import { afterEach, expect, it, vi } from 'vitest';
import { type Draft, dropDraft, emptyDraft, keepDraft, readDraft } from './draft';

const draft: Draft = {
  name: 'Ada',
  email: 'ada@example.org',
  type: 'idea',
  usage: 'In class',
  rating: 4,
  text: 'More <b>colours</b> 🎡',
};

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('outlives a reload, and is gone when it was sent', () => {
  expect(readDraft()).toEqual(emptyDraft);
  keepDraft(draft);
  expect(readDraft()).toEqual(draft);
  dropDraft();
  expect(readDraft()).toEqual(emptyDraft);
});

it.each(['{', 'null', '7', '{"name":7,"type":"spam","rating":9,"text":null}', '{"rating":3.5}'])(
  'is empty where %s is stored',
  (stored) => {
    localStorage.setItem('feedbackDraft', stored);
    expect(readDraft()).toEqual(emptyDraft);
  },
);

it('stays with the page where the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepDraft(draft);
  expect(localStorage.getItem('feedbackDraft')).toBeNull();
  expect(readDraft()).toEqual(draft);
  dropDraft();
  expect(readDraft()).toEqual(emptyDraft);
});

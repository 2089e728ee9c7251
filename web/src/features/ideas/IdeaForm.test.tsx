import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { IdeaTopic } from '../../api/ideas';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { IdeaForm } from './IdeaForm';
import type { Ideas } from './use-ideas';
import type { Wish } from './use-wish';

const make = vi.fn();

function form(prompt: string, near: IdeaTopic[]) {
  const wish = {
    offer: null,
    limits: { longestPrompt: 500, fewestChoices: 2, mostChoices: 100, usualChoices: 12 },
    prompt,
    setPrompt: () => {},
    count: 12,
    setCount: () => {},
    coerceCount: (typed: number) => typed,
    lang: 'en',
    setLang: () => {},
    length: prompt.length,
  } satisfies Wish;
  const ideas = { make, again: () => {}, goBack: () => {} } as unknown as Ideas;
  return <IdeaForm wish={wish} ideas={ideas} problem={null} near={near} prompt={{ current: null }} />;
}

function show(prompt: string, near: IdeaTopic[] = []) {
  const { rerender } = render(form(prompt, near));
  return {
    box: screen.getByRole('textbox', { name: 'What is the wheel about?' }),
    type: (text: string) => rerender(form(text, near)),
  };
}

const answerWith = (reading: object) =>
  vi.stubGlobal('fetch', async () => Response.json({ success: true, topics: [], ...reading }));

const sequenceTo = (last: number) =>
  Response.json({ success: true, reading: 'sequence', count: last, first: '1', last: `${last}`, topics: [] });

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('ideas');
  make.mockClear();
  answerWith({ reading: 'nothing' });
});
afterEach(() => vi.unstubAllGlobals());

it('Enter makes the wheel; with Shift, or while a character is composed, it does not', () => {
  const { box } = show('dinners');
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true });
  fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
  expect(make).not.toHaveBeenCalled();
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(make).toHaveBeenCalledWith({ prompt: 'dinners', lang: 'en', count: 12 });
});

it('says what the sentence is understood as while it is typed', async () => {
  answerWith({ reading: 'sequence', count: 20, first: '1', last: '20' });
  show('numbers from 1 to 20');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 choices, from 1 to 20'));
});

it('suggests topics, and takes one of them at once', async () => {
  answerWith({ reading: 'ideas', topics: [{ id: 'soups', name: 'Soups' }] });
  show('something warm');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Suggestions: Soups'));
  fireEvent.click(await screen.findByRole('button', { name: 'Soups' }));
  expect(make).toHaveBeenCalledWith({ prompt: 'something warm', lang: 'en', count: 12, topic: 'soups' });
});

it('a sentence that changes before its reading arrives is not read any more', async () => {
  const read: { sentence: string; signal: AbortSignal }[] = [];
  const answers: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    read.push({ sentence: JSON.parse(body).prompt, signal });
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const { type } = show('1 to 2');
  await waitFor(() => expect(read).toHaveLength(1));
  type('1 to 20');
  expect(read[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(read.map(({ sentence }) => sentence)).toEqual(['1 to 2', '1 to 20']));
  answers[1]?.(sequenceTo(20));
  answers[0]?.(sequenceTo(2));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 choices, from 1 to 20'));
});

it('a reading that fails says nothing, and what was read before disappears', async () => {
  const warn = vi.spyOn(console, 'warn');
  answerWith({ reading: 'sequence', count: 20, first: '1', last: '20' });
  const { type } = show('1 to 20');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('20 choices'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No connection')));
  type('1 to 30');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  expect(warn).not.toHaveBeenCalled();
});

it('a sentence is as long as it has characters, not UTF-16 units', async () => {
  const fetched = vi.fn(async () => Response.json({ success: true, reading: 'nothing', topics: [] }));
  vi.stubGlobal('fetch', fetched);
  const { type } = show('🍕🍣');
  type('🍕'.repeat(501));
  type('🍕'.repeat(500));
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
});

it('the nearest topics of a sentence give way to the reading of the next one', async () => {
  const { type } = show('something cold', [{ id: 'ices', name: 'Ices' }]);
  expect(screen.getByRole('button', { name: 'Ices' })).toBeVisible();
  answerWith({ reading: 'ideas', topics: [{ id: 'soups', name: 'Soups' }] });
  type('something warm');
  expect(await screen.findByRole('button', { name: 'Soups' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ices' })).toBeNull();
});

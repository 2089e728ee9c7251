import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../api/testing/fake-api';
import { startI18n } from '../i18n/i18n';
import { loadTexts } from '../i18n/load-texts';
import { useFoundWheels } from './use-found-wheels';

/** An address that a page without a network can go to. */
const wheel = (name: string) => ({ id: name, name, source: 'cms', url: `#${name}` });

function Search() {
  const { box } = useFoundWheels({ onEscape: () => {} });
  return <input {...box} />;
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const box = () => screen.getByRole('combobox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(box(), { key });

beforeEach(async () => {
  window.location.hash = '';
  const { calls } = fakeApi({
    'GET /api/search/wheels': () => {
      const text = calls.at(-1)?.query.get('q') || 'first';
      const results = text === 'none' ? [] : [wheel(text), wheel(`${text}-2`)];
      return { body: { success: true, results } };
    },
  });
  await startI18n('en');
  await loadTexts('search');
  render(<Search />);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('Enter opens the chosen wheel', async () => {
  type('pizza');
  await pass(300);
  press('ArrowDown');
  press('Enter');
  await pass(0);
  expect(window.location.hash).toBe('#pizza-2');
});

it('Enter before the answer opens the first wheel of the text, not one of the text before', async () => {
  type('soup');
  await pass(300);
  type('pizza');
  press('ArrowDown');
  press('Enter');
  await pass(0);
  expect(window.location.hash).toBe('');
  await pass(300);
  expect(window.location.hash).toBe('#pizza');
});

it.each([
  ['typing goes on', () => type('pizza p')],
  ['the box is left', () => fireEvent.blur(box())],
])('nothing opens when %s after Enter', async (_name, act) => {
  type('pizza');
  press('Enter');
  act();
  await pass(600);
  expect(window.location.hash).toBe('');
});

it('Enter does nothing where nothing is found', async () => {
  type('none');
  press('Enter');
  await pass(300);
  press('Enter');
  type('pizza');
  await pass(300);
  expect(window.location.hash).toBe('');
});

import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../components/toasts/notify';
import * as download from '../../files/local-files';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import type { HistoryEntry } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { wheelStore } from '../../wheel/store';
import { ResultsPanel } from './ResultsPanel';
import { saveResults } from './save-results';

const win = (guid: string, won: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  guid,
  itemName: guid,
  won,
  userId: 'guest',
  by: 'Guest',
  lastWonTimestamp: Date.now() - 300_000,
  ...more,
});

async function show(history: HistoryEntry[], texts = ['Pizza', 'Sushi', 'Tacos', 'Ramen']) {
  const wheel = newWheel();
  const slices = texts.map((text) => ({ guid: text, text, active: true, weight: 1 }));
  wheelStore
    .getState()
    .replaceWheel({ ...wheel, name: 'Lunch', slices, results: { ...wheel.results, history } });
  await renderInEnglish(<div />);
  await loadTexts('results');
  await renderInEnglish(<ResultsPanel />);
}

beforeEach(() => toastStore.setState({ toasts: [] }));

const folded = (title: string) => screen.getByText(title).closest('details') as HTMLElement;

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('says what to do while there is nothing to show', async () => {
  await show([]);
  expect(screen.getByText('No results yet')).toBeVisible();
});

it('sets wins beside chances, also of those that never won and those that are gone', async () => {
  await show([win('Sushi', 3), win('Old', 1)]);
  expect(cellsOf(/^Sushi/)).toEqual(['3', '75%', '25%']);
  expect(cellsOf(/^Old/)).toEqual(['1', '25%', '0%']);
  expect(screen.getByRole('rowheader', { name: /^Old/ })).toHaveTextContent('Old (deleted)');
  expect(cellsOf(/^Ramen/)).toEqual(['0', '0%', '25%']);
  expect(screen.getByText('4 wins')).toBeVisible();
});

it('shows who won and when', async () => {
  await show([win('Pizza', 1), win('Sushi', 2, { userId: 'google:1', by: 'Anna' })]);
  const counts = folded('Who won, and when');
  expect(counts).not.toHaveAttribute('open');
  const [first, second] = within(counts).getAllByRole('listitem');
  expect(first).toHaveTextContent('Sushi2 winsAnna · 5 minutes ago');
  expect(second).toHaveTextContent('Pizza1 winGuest · 5 minutes ago');
});

it('begins with the log in order of draw, which can be copied', async () => {
  const user = userEvent.setup();
  const first = new Date('2026-03-01T10:02').getTime();
  await show([
    win('Pizza', 1, { times: [first + 60_000], lastWonTimestamp: first + 60_000 }),
    win('Sushi', 2, { times: [first, first + 1], userId: 'google:1', by: 'Anna' }),
  ]);
  const log = screen
    .getByRole('region', { name: 'Results of this wheel' })
    .querySelector('ol') as HTMLElement;
  expect(
    within(log)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual([
    expect.stringMatching(/^1\.SushiAnna10:02\sAM$/),
    expect.stringMatching(/^2\.SushiAnna10:02\sAM$/),
    expect.stringMatching(/^3\.Pizza10:03\sAM$/),
  ]);
  await user.click(screen.getByRole('button', { name: /^Copy list/ }));
  expect(await navigator.clipboard.readText()).toMatch(
    /^1\. Sushi 10:02\sAM\n2\. Sushi 10:02\sAM\n3\. Pizza 10:03\sAM$/,
  );
});

it('shows the last wins of a long log, and earlier ones on demand', async () => {
  const user = userEvent.setup();
  await show([
    win('Pizza', 1000, { times: Array.from({ length: 1000 }, (_, place) => 1e12 + place * 1000) }),
  ]);
  expect(screen.getByText('1000.')).toBeVisible();
  expect(screen.queryByText('980.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 200 earlier' }));
  expect(screen.getByText('781.')).toBeVisible();
});

it('clears, and takes it back', async () => {
  const user = userEvent.setup();
  await show([win('Pizza', 2)]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('No results yet')).toBeVisible();
  const [toast] = toastStore.getState().toasts;
  expect(toast).toMatchObject({ text: 'Results cleared', action: { label: 'Undo' } });
  act(() => toast?.action?.run());
  expect(cellsOf(/^Pizza/)).toEqual(['2', '100%', '25%']);
});

it('offers to take it back only until the next change, which an undo would take back instead', async () => {
  const user = userEvent.setup();
  await show([win('Pizza', 2)]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(toastStore.getState().toasts).toHaveLength(1);
  act(() => wheelStore.getState().addSlice('Later'));
  expect(toastStore.getState().toasts).toEqual([]);
});

it('shows the first of many and more on demand', async () => {
  const user = userEvent.setup();
  const names = Array.from({ length: 500 }, (_, place) => `Entry ${place}`);
  await show(
    names.map((name) => win(name, 1)),
    names,
  );
  expect(screen.getAllByRole('row')).toHaveLength(21);
  const [more] = screen.getAllByRole('button', { name: 'Show 200 more' });
  if (more) await user.click(more);
  expect(screen.getAllByRole('row')).toHaveLength(221);
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

it('hands out a table named after the wheel', async () => {
  const save = vi.spyOn(download, 'downloadText').mockImplementation(() => {});
  await show([win('Pizza', 2)]);
  saveResults('results');
  saveResults('statistics');
  expect(save.mock.calls.map(([name]) => name)).toEqual(['Lunch results.csv', 'Lunch statistics.csv']);
  expect(save.mock.calls[0]?.[1]).toContain('Pizza,2,Guest,');
});

it('says in plain words whether it looks like chance, and who won in a row', async () => {
  const at = (...times: number[]) => ({ times });
  await show(
    [win('Pizza', 7, at(1, 3, 4)), win('Sushi', 6, at(2)), win('Tacos', 4, at(5, 6))],
    ['Pizza', 'Sushi', 'Tacos'],
  );
  await userEvent.setup().click(screen.getByText('Is it fair?'));
  expect(screen.getByText('Looks fair: as even as chance allows.')).toBeVisible();
  expect(screen.getByText('Pizza, 2 times in a row')).toBeVisible();
  expect(screen.getByText('Tacos, 2 times in a row')).toBeVisible();
  expect(screen.getByText('From the last 6 wins: the order of older ones isn’t known.')).toBeVisible();
});

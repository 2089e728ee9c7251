import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { readUser } from '../../session/read-user';
import { sessionStore } from '../../session/session-state';
import { loadFirstSample } from '../../stage/load-samples';
import type { Slice, Wheel } from '../../wheel/document/document';
import { sampleWheel } from '../../wheel/document/sample';
import { changeFields } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import { SpinStage } from './SpinStage';
import { winnerDialog } from './Winner';

const beacon = vi.fn(() => true);
let still = true;

beforeAll(async () => {
  await startI18n('en');
  Object.assign(navigator, { sendBeacon: beacon });
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = (query) => ({ ...listening, matches: still && query.includes('reduce') }) as never;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await winnerDialog.fetch();
});

beforeEach(async () => {
  still = true;
  beacon.mockClear();
  wheelStore.getState().replaceWheel(sampleWheel(await loadFirstSample('en')));
});

const change = (definition: Partial<Wheel>) => wheelStore.getState().edit(changeFields(() => definition));
const spinButton = () => screen.getByRole('button', { name: 'Spin' });
const slices = () => wheelStore.getState().wheel.slices;

async function spun() {
  const user = userEvent.setup();
  render(<SpinStage />);
  await user.click(spinButton());
  const dialog = await screen.findByRole('dialog');
  return { user, dialog, winner: wheelStore.getState().winner };
}

test('the winner is named, one of the choices, with the first answer focused', async () => {
  const { dialog, winner } = await spun();
  expect((await loadFirstSample('en')).choices).toContain(winner?.text);
  expect(dialog).toHaveAccessibleName(winner?.text ?? '');
  expect(within(dialog).getByRole('button', { name: 'Spin again' })).toHaveFocus();
});

test('a spin is counted by a beacon that carries nothing but its name', async () => {
  await spun();
  expect(beacon).toHaveBeenCalledOnce();
  const [address, body] = beacon.mock.calls[0] as unknown as [string, Blob];
  expect(address).toMatch(/\/api\/events$/);
  expect(body.type).toBe('application/json');
  expect(JSON.parse(await body.text())).toEqual({ name: 'wheel_spin_start' });
});

test('a win of a signed-in user is recorded under their name', async () => {
  sessionStore.setState({ status: 'signed-in', user: readUser({ id: 'u-1', name: 'Kim' }) });
  await spun();
  sessionStore.setState({ status: 'starting', user: null });
  expect(wheelStore.getState().wheel.results.history).toMatchObject([{ userId: 'u-1', by: 'Kim', won: 1 }]);
});

test.each([
  [5000, 0],
  [5001, 1],
])('a spin of %d ms offers %d ways to skip it', async (duration, ways) => {
  still = false;
  change({ spin: { duration } });
  const user = userEvent.setup();
  render(<SpinStage />);
  await user.click(spinButton());
  expect(screen.getByRole('button', { name: 'Spinning…' })).toBeDisabled();
  expect(screen.queryAllByRole('button', { name: 'Skip to the result' })).toHaveLength(ways);
});

test('“Done” closes and gives the focus to Spin', async () => {
  const { user } = await spun();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(spinButton()).toHaveFocus();
  expect(slices().every((slice) => slice.active)).toBe(true);
});

test('“Hide this choice” takes the winner off, “Show all choices” returns it', async () => {
  const { user, winner } = await spun();
  await user.click(screen.getByRole('button', { name: 'Hide this choice' }));
  expect(slices().find((slice) => slice.guid === winner?.guid)?.active).toBe(false);

  await user.click(spinButton());
  await user.click(await screen.findByRole('button', { name: 'Show all choices' }));
  expect(slices().every((slice) => slice.active)).toBe(true);
});

test('“Spin again” confirms and spins', async () => {
  const { user } = await spun();
  await user.click(screen.getByRole('button', { name: 'Spin again' }));
  await waitFor(() => expect(wheelStore.getState().wheel.results.totalWheelSpins).toBe(2));
  expect(slices().every((slice) => slice.active)).toBe(true);
});

test('a held key neither spins again nor closes the popup', async () => {
  const { dialog } = await spun();
  const again = within(dialog).getByRole('button', { name: 'Spin again' });
  for (const key of ['Enter', ' ', 'Escape']) {
    expect(fireEvent.keyDown(again, { key }), `${key} pressed`).toBe(true);
    expect(fireEvent.keyDown(again, { key, repeat: true }), `${key} held`).toBe(false);
  }
  expect(fireEvent.keyDown(again, { key: 'ArrowDown', repeat: true })).toBe(true);
});

test('a held Escape does not close the popup whose name it has shown', async () => {
  still = false;
  change({ spin: { duration: 150 } });
  const { dialog } = await spun();
  expect(fireEvent.keyDown(dialog, { key: 'Escape', repeat: true })).toBe(false);
});

test('the name is set again when its picture comes or its text changes', async () => {
  const { dialog, winner } = await spun();
  const name = within(dialog).getByRole('heading');
  name.style.fontSize = '1px';
  act(() => wheelStore.setState({ winner: { ...(winner as Slice), text: 'A much longer name' } }));
  expect(name).toHaveTextContent('A much longer name');
  expect(name.style.fontSize).not.toBe('1px');
  name.style.fontSize = '1px';
  act(() => wheelStore.setState({ winner: { ...(winner as Slice), image: 'https://example.com/a.png' } }));
  expect(name.style.fontSize).not.toBe('1px');
});

test('an official draw is not repeated by a plain spin', async () => {
  const { dialog } = await spun();
  act(() => wheelStore.setState({ receipt: 'r-1' }));
  expect(within(dialog).queryByRole('button', { name: 'Spin again' })).toBeNull();
  expect(within(dialog).getByRole('link', { name: 'Check this draw' })).toBeVisible();
});

test('while it spins the button is disabled and says so', async () => {
  still = false;
  change({ spin: { duration: 150 } });
  const user = userEvent.setup();
  render(<SpinStage />);
  await user.click(spinButton());
  expect(screen.getByRole('button', { name: 'Spinning…' })).toBeDisabled();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
});

test('with no active choice the button is disabled and the line says what to do', () => {
  change({ slices: slices().map((slice) => ({ ...slice, active: false })) });
  render(<SpinStage />);
  expect(spinButton()).toBeDisabled();
  expect(screen.getByText(/show one to spin/i)).toBeVisible();
});

test('an empty wheel asks for a choice', () => {
  change({ slices: [] });
  render(<SpinStage />);
  expect(spinButton()).toBeDisabled();
  expect(screen.getByText(/add a choice/i)).toBeVisible();
});

test('space and ctrl+Enter spin, space in a text box does not', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="name" />
      <SpinStage />
    </>,
  );
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('a b');
  expect(wheelStore.getState().spinning).toBe(false);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(wheelStore.getState().winner).not.toBeNull());
});

test('the wheel is described, with the last winners and the number of spins', async () => {
  const { user, winner } = await spun();
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('img', { name: /^Wheel with 8 choices: Pizza, Sushi/ })).toBeInTheDocument();
  expect(screen.getByText(winner?.text ?? '?')).toBeVisible();
  expect(screen.getByText('1 spin')).toBeVisible();
});

test('a blind wheel does not give its choices away', () => {
  change({ spin: { isBlind: true } });
  render(<SpinStage />);
  expect(screen.getByRole('img', { name: 'Wheel with 8 choices' })).toBeInTheDocument();
});

test('markup in a choice is text', async () => {
  change({
    slices: [
      { guid: 'x', text: '<img src=x onerror=alert(1)>', active: true, weight: 1, message: '<b>hi</b>' },
    ],
  });
  const { dialog } = await spun();
  expect(within(dialog).getByRole('heading')).toHaveTextContent('<img src=x onerror=alert(1)>');
  expect(within(dialog).getByText('<b>hi</b>')).toBeVisible();
  expect(dialog.querySelector('img')).toBeNull();
});

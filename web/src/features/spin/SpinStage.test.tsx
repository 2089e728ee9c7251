import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import texts from '../../i18n/locales/en/spin.json';
import { sessionStore } from '../../session/session-state';
import { readUser } from '../../session/user';
import { loadFirstSample } from '../../stage/load-samples';
import type { Wheel } from '../../wheel/document/document';
import { sampleWheel } from '../../wheel/document/sample';
import { changeFields } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import { SpinStage } from './SpinStage';

const beacon = vi.fn(() => true);
let still = true;

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { spin: texts } }, interpolation: { escapeValue: false } });
  Object.assign(navigator, { sendBeacon: beacon });
  const listening = { addEventListener: () => {}, removeEventListener: () => {} };
  window.matchMedia = (query) => ({ ...listening, matches: still && query.includes('reduce') }) as never;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
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
  expect(within(dialog).getByRole('button', { name: 'Great!' })).toHaveFocus();
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

test('“Great!” closes and gives the focus back to the button', async () => {
  const { user } = await spun();
  await user.click(screen.getByRole('button', { name: 'Great!' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(slices().every((slice) => slice.active)).toBe(true);
});

test('“Remove this choice” takes the winner off, “Bring all back” returns it', async () => {
  const { user, winner } = await spun();
  await user.click(screen.getByRole('button', { name: 'Remove this choice' }));
  expect(slices().find((slice) => slice.guid === winner?.guid)?.active).toBe(false);

  await user.click(spinButton());
  await user.click(await screen.findByRole('button', { name: 'Bring all back' }));
  expect(slices().every((slice) => slice.active)).toBe(true);
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
  expect(screen.getByText(/switch one on to spin/i)).toBeVisible();
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
  await user.click(screen.getByRole('button', { name: 'Great!' }));
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

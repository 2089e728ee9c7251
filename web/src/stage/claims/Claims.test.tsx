import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import type { ClaimPlace } from '../../api/entries';
import { loadTexts } from '../../i18n/load-texts';
import type { DrawClaims } from '../../live/messages';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { wheelOf } from '../../wheel/testing/wheels';
import { Claims } from './Claims';

const control = { claim: vi.fn(), passOver: vi.fn(), localTime: vi.fn() };
const slices = ['Ann', 'Ben', 'Cleo'].map((text) => ({ guid: text, text, active: true, weight: 1 }));
/** The server's clock is a year ahead of everything that this page knows. */
const year = 31_536_000_000;
const inSeconds = (seconds: number) => year + performance.now() + seconds * 1000;
const place = (guid: string, more: Partial<ClaimPlace> = {}): ClaimPlace => ({
  place: slices.findIndex((slice) => slice.guid === guid) + 1,
  guid,
  state: 'waiting',
  until: inSeconds(59.5),
  by: '',
  reason: '',
  next: '',
  ...more,
});
const of = (...places: ClaimPlace[]): DrawClaims => ({ spinId: 'spin-1', places });
const row = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);

beforeEach(async () => {
  for (const call of Object.values(control)) call.mockReset();
  control.localTime.mockImplementation((serverTime: number) => serverTime - year);
  wheelStore.setState({ wheel: wheelOf({ slices }) });
  roomStore.setState({
    ...noRoom,
    control: control as unknown as RoomControl,
    isConnected: true,
    entry: { entryId: 'Ann', name: 'Ann', state: 'in' },
  });
  await loadTexts('live');
});
afterEach(() => vi.unstubAllGlobals());

it('a winner has a button and the time left by the server’s clock, and is told that the place is theirs', async () => {
  const { rerender } = await renderInEnglish(<Claims claims={of(place('Ann'))} />);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:00|0:5\d) left$/);
  expect(screen.getByText(/your place goes to the next person in this draw/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Here I am' }));
  expect(control.claim).toHaveBeenCalledWith('Ann');
  rerender(<Claims claims={of(place('Ann', { state: 'claimed', by: 'winner', until: null }))} />);
  expect(screen.getByText(/You said you’re here/)).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a refused claim says why, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  control.claim.mockRejectedValue(new ApiError('', 409, 'replaced'));
  await renderInEnglish(<Claims claims={of(place('Ann'))} />);
  await userEvent.click(screen.getByRole('button', { name: 'Here I am' }));
  expect(await screen.findByText('Somebody else has this place now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Here I am' })).toBeEnabled();
});

it('while the connection is lost or the claim is on its way, the button keeps the focus', async () => {
  const answer = Promise.withResolvers<void>();
  control.claim.mockReturnValue(answer.promise);
  roomStore.setState({ isConnected: false });
  await renderInEnglish(<Claims claims={of(place('Ann'))} />);
  const button = screen.getByRole('button', { name: 'Here I am' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(control.claim).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  await act(async () => answer.resolve());
});

it('when the time is over the button goes, before the server says more', async () => {
  const { rerender } = await renderInEnglish(<Claims claims={of(place('Ann', { until: inSeconds(-1) }))} />);
  expect(screen.getByText('Your time is up.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Claims claims={of(place('Ann', { state: 'replaced', by: 'time', until: null }))} />);
  expect(screen.getByText(/the next person has the place/)).toBeVisible();
});

it.each([
  [{ by: 'host', reason: 'Not here' }, 'The host passed you over: Not here'],
  [{ by: 'host', reason: '', next: '' }, 'Somebody else has your place now.'],
] as const)('who was replaced learns why: %j', async (more, words) => {
  await renderInEnglish(<Claims claims={of(place('Ann', { state: 'replaced', until: null, ...more }))} />);
  expect(screen.getByText(words)).toBeVisible();
});

it('all others see the same, and can do nothing about it', async () => {
  const claims = of(
    place('Ann', { state: 'replaced', by: 'host', reason: 'Left early', until: null }),
    place('Ben', { state: 'claimed', by: 'winner', until: null }),
    place('Cleo'),
    { ...place('Cleo', { until: null }), place: 4, guid: 'gone' },
  );
  roomStore.setState({ entry: null });
  await renderInEnglish(<Claims claims={claims} />);
  expect(row('Ann').getByText('Passed over: Left early')).toBeVisible();
  expect(row('Ben').getByText('Is here')).toBeVisible();
  expect(row('Cleo').getByRole('timer')).toHaveTextContent('1:00 left to say “Here I am”');
  expect(row('Somebody who has left').getByText('Hasn’t said “Here I am” yet')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('the host says it for a winner, and passes over one with a reason', async () => {
  const user = userEvent.setup();
  roomStore.setState({ role: 'host', entry: null });
  await renderInEnglish(<Claims claims={of(place('Ann'), place('Ben'))} />);
  await user.click(screen.getByRole('button', { name: 'They’re here: Ann' }));
  expect(control.claim).toHaveBeenCalledWith('Ann');

  const panel = within(screen.getByText(/^Ben loses the place/).closest('[popover]') as HTMLElement);
  const go = panel.getByText('Draw the next one');
  await user.click(go);
  expect(panel.getByText('Say why.')).toBeInTheDocument();
  expect(control.passOver).not.toHaveBeenCalled();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  control.passOver.mockRejectedValueOnce(new ApiError('', 422, 'filtered_name'));
  await user.click(panel.getByText('Not here'));
  await user.click(go);
  expect(control.passOver).toHaveBeenCalledWith('Ben', 'Not here');
  expect(await panel.findByText(/This reason can’t be shown here/)).toBeInTheDocument();
});

it('everyone reads who came instead of whom', async () => {
  roomStore.setState({ entry: null });
  const replaced = { state: 'replaced', by: 'time', until: null } as const;
  await renderInEnglish(
    <Claims
      claims={of(place('Ann', { ...replaced, next: 'Cleo' }), place('Ben', replaced), place('Cleo'))}
    />,
  );
  expect(await screen.findByText('Instead: Cleo')).toBeVisible();
  expect(row('Ben').getByText('Nobody is left to come instead')).toBeVisible();
});

it('counts down while nothing else happens', async () => {
  vi.useFakeTimers();
  await renderInEnglish(<Claims claims={of(place('Ann', { until: inSeconds(10) }))} />);
  act(() => void vi.advanceTimersByTime(4000));
  expect(screen.getByRole('timer')).toHaveTextContent('0:06 left');
  vi.useRealTimers();
});

import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../api/testing/fake-api';
import { dialogPart, openedWith, overlayStore } from '../../../components/dialog/open-dialog';
import { toastStore } from '../../../components/toasts/notify';
import { startI18n } from '../../../i18n/i18n';
import { loadTexts } from '../../../i18n/load-texts';
import type { Receipt } from '../../../receipts/receipt';
import { sealedStore } from '../../../receipts/sealed-draw';
import { keys, madeReceipt } from '../../../receipts/testing/made-receipt';
import { PageDialogs } from '../../../testing/PageDialogs';
import { renderInEnglish } from '../../../testing/render';
import { newWheel } from '../../../wheel/document/new-wheel';
import { wheelStore } from '../../../wheel/store';
import { sliceOf } from '../../../wheel/testing/slices';
import { wheelOf } from '../../../wheel/testing/wheels';
import { officialDraw } from './draw-machine';
import { OfficialDraw } from './OfficialDraw';

const receipt = madeReceipt();
const { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt } = receipt;
const said = { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt };
const untouched = wheelStore.getState();

const drawNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Draw now' }));

async function drawWith(change: Partial<Receipt>, until: Promise<void> = Promise.resolve()) {
  const opened = await openDraw(change, until);
  await drawNow();
  return opened;
}

async function openDraw(change: Partial<Receipt> = {}, until: Promise<void> = Promise.resolve()) {
  const api = fakeApi({
    'POST /api/spins': { status: 201, body: { success: true, ...said, drawKey: 'secret' } },
    [`POST /api/spins/${spinId}`]: async () => {
      await until;
      return { body: { success: true, receipt: { ...receipt, ...change }, salt: '' } };
    },
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
  const onDrawn = vi.fn();
  await startI18n('en');
  await loadTexts('draw');
  const { unmount } = await renderInEnglish(
    <>
      <OfficialDraw mode="one" onDrawn={onDrawn} />
      <PageDialogs />
    </>,
  );
  return { ...api, leave: unmount, onDrawn };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.fill(0xe1);
    return bytes;
  });
  sealedStore.setState({ receipt: null, commitment: '' });
  const slices = receipt.entries.map(({ guid, text = '' }) => sliceOf({ guid, text }));
  wheelStore.getState().replaceWheel(wheelOf({ slices }));
});
afterEach(() => {
  overlayStore.setState({ opened: [] });
  toastStore.setState({ toasts: [] });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  wheelStore.setState(untouched);
});

it('turns the wheel to the winner of a receipt that keeps its promise', async () => {
  const { onDrawn } = await drawWith({});
  await vi.waitFor(() => expect(wheelStore.getState().spin?.winner).toBe(receipt.winners[0]));
  expect(sealedStore.getState()).toEqual({ receipt: spinId, commitment });
  expect(onDrawn).toHaveBeenCalledOnce();
});

it('doesn’t turn it for one that breaks it; says so, and offers another draw', async () => {
  await drawWith({ seed: 'ab'.repeat(32) });
  expect(await screen.findByRole('status')).toHaveTextContent('The server broke its promise');
  await vi.waitFor(() => expect(openedWith('question')?.title).toBe('The server broke its promise'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(wheelStore.getState()).toMatchObject({ spin: null, winner: null, lastWinners: [] });
  expect(sealedStore.getState().receipt).toBeNull();
});

it('left while the server draws spins nothing: it offers the receipt', async () => {
  let answer = () => {};
  const { leave } = await drawWith({}, new Promise((resolve) => (answer = resolve)));
  leave();
  act(answer);
  await vi.waitFor(() => expect(toastStore.getState().toasts[0]?.action?.label).toBe('Open the receipt'));
  expect(wheelStore.getState()).toMatchObject({ spin: null, spinning: false, winner: null });
});

it('isn’t shown on another wheel than its own, not even on a copy: it offers the receipt', async () => {
  let answer = () => {};
  await drawWith({}, new Promise((resolve) => (answer = resolve)));
  act(() => wheelStore.getState().replaceWheel({ ...wheelStore.getState().wheel, id: 'copy' }));
  act(answer);
  await vi.waitFor(() => expect(toastStore.getState().toasts[0]?.action?.label).toBe('Open the receipt'));
  expect(wheelStore.getState()).toMatchObject({ spin: null, spinning: false, winner: null });
});

it('offers the receipt when another wheel takes the place of the one that turns to its winner', async () => {
  await drawWith({});
  await vi.waitFor(() => expect(wheelStore.getState().spinning).toBe(true));
  act(() => wheelStore.getState().replaceWheel(newWheel()));
  await vi.waitFor(() => expect(toastStore.getState().toasts[0]?.action?.label).toBe('Open the receipt'));
});

it('is promised again, not drawn, once another wheel is on the stage', async () => {
  const api = await openDraw();
  await screen.findByRole('button', { name: 'Draw now' });
  act(() => wheelStore.getState().replaceWheel({ ...wheelStore.getState().wheel, id: 'copy' }));
  await drawNow();
  await vi.waitFor(() => expect(api.routes()).toEqual(['POST /api/spins', 'POST /api/spins']));
});

it('isn’t made when it is left while the stage of its winners is fetched', async () => {
  const api = await openDraw();
  let isLeft = false;
  let arrive = () => {};
  const fetched = new Promise<never>((resolve) => (arrive = resolve as () => void));
  vi.spyOn(dialogPart('drawnWinners'), 'fetch').mockReturnValue(fetched);
  const { promise, draw, store } = officialDraw({ isLeft: () => isLeft });
  await promise();
  const order = { winners: 2, reserves: 0, hidesTexts: false, stage: 'drawnWinners' } as const;
  const drawing = draw(wheelStore.getState().wheel, order, () => expect.unreachable());
  isLeft = true;
  arrive();
  await drawing;
  expect(store.getState().phase).toBe('left');
  expect(api.routes()).not.toContain(`POST /api/spins/${spinId}`);
});

it('offers no receipt for a draw that was seen without a spin, such as teams', async () => {
  await openDraw();
  const { promise, draw, store } = officialDraw({ isLeft: () => false });
  await promise();
  const shown = vi.fn();
  await draw(wheelStore.getState().wheel, { winners: 1, reserves: 0, hidesTexts: false }, shown);
  expect(shown).toHaveBeenCalledOnce();
  expect(store.getState().phase).toBe('drawn');
  act(() => wheelStore.getState().replaceWheel(newWheel()));
  expect(toastStore.getState().toasts).toEqual([]);
});

it('fetches the stage of the mode that is chosen when it draws', async () => {
  (await openDraw()).leave();
  const fetched = vi.spyOn(dialogPart('drawnWinners'), 'fetch').mockResolvedValue(undefined as never);
  const { rerender } = await renderInEnglish(<OfficialDraw mode="one" onDrawn={() => {}} />);
  rerender(<OfficialDraw mode="several" onDrawn={() => {}} />);
  await drawNow();
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
});

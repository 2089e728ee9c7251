import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import {
  closeDialog,
  dialogPart,
  openDialog,
  openedWith,
  overlayStore,
  uppermostDialog,
} from '../../components/dialog/open-dialog';
import { toastStore } from '../../components/toasts/notify';
import type { Receipt } from '../../receipts/receipt';
import { sealedStore } from '../../receipts/sealed-draw';
import { keys, madeReceipt } from '../../receipts/testing/made-receipt';
import { PageDialogs } from '../../testing/PageDialogs';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { officialDraw } from './draw-machine';

const receipt = madeReceipt();
const { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt } = receipt;
const said = { spinId, chain, number, previous, commitment, saltCommitment, link, committedAt };
const untouched = wheelStore.getState();

const drawNow = async () => userEvent.click(await screen.findByRole('button', { name: 'Draw now' }));

async function drawWith(change: Partial<Receipt>, until: Promise<void> = Promise.resolve()) {
  await openDraw(change, until);
  await drawNow();
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
  await renderInEnglish(<PageDialogs />);
  await act(() => Promise.all([dialogPart('draw').fetch(), dialogPart('shortcuts').fetch()]));
  act(() => void openDialog('draw'));
  return api;
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
  await drawWith({});
  await vi.waitFor(() => expect(wheelStore.getState().spin?.winner).toBe(receipt.winners[0]));
  expect(sealedStore.getState()).toEqual({ receipt: spinId, commitment });
});

it('doesn’t turn it for one that breaks it; says so, and offers another draw', async () => {
  await drawWith({ seed: 'ab'.repeat(32) });
  expect(await screen.findByRole('status')).toHaveTextContent('The server broke its promise');
  await vi.waitFor(() => expect(openedWith('question')?.title).toBe('The server broke its promise'));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expect(wheelStore.getState()).toMatchObject({ spin: null, winner: null, lastWinners: [] });
  expect(sealedStore.getState().receipt).toBeNull();
});

it('whose dialog is closed while the server draws closes no other and spins nothing: it offers the receipt', async () => {
  let answer = () => {};
  await drawWith({}, new Promise((resolve) => (answer = resolve)));
  act(() => {
    closeDialog('draw');
    openDialog('shortcuts');
  });
  act(answer);
  await vi.waitFor(() => expect(toastStore.getState().toasts[0]?.action?.label).toBe('Open the receipt'));
  expect(uppermostDialog()).toBe('shortcuts');
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

it('is promised again, not drawn, once another wheel is on the stage', async () => {
  const api = await openDraw();
  await screen.findByRole('button', { name: 'Draw now' });
  act(() => wheelStore.getState().replaceWheel({ ...wheelStore.getState().wheel, id: 'copy' }));
  await drawNow();
  await vi.waitFor(() => expect(api.routes()).toEqual(['POST /api/spins', 'POST /api/spins']));
});

it('isn’t made when its dialog is closed while the stage of its winners is fetched', async () => {
  const api = await openDraw();
  let isLeft = false;
  let arrive = () => {};
  const fetched = new Promise<never>((resolve) => (arrive = resolve as () => void));
  vi.spyOn(dialogPart('drawnWinners'), 'fetch').mockReturnValue(fetched);
  const { promise, draw, store } = officialDraw({ isLeft: () => isLeft, stage: 'drawnWinners' });
  await promise();
  const drawing = draw(wheelStore.getState().wheel, { winners: 2, reserves: 0, hidesTexts: false }, () =>
    expect.unreachable(),
  );
  isLeft = true;
  arrive();
  await drawing;
  expect(store.getState().phase).toBe('left');
  expect(api.routes()).not.toContain(`POST /api/spins/${spinId}`);
});

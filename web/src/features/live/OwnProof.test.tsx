import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { downloadText } from '../../files/local-files';
import { loadTexts } from '../../i18n/load-texts';
import { keepJoined } from '../../live/joined-rooms';
import { noRoom, type RoomControl, roomStore } from '../../live/room-store';
import { proofInAddress } from '../../receipts/proof-link';
import { keys, madeReceipt } from '../../receipts/testing/made-receipt';
import { renderInEnglish } from '../../testing/render';
import { OwnProof } from './OwnProof';
import { PeopleList } from './PeopleList';

vi.mock('../../files/local-files', () => ({ downloadText: vi.fn() }));

const call = 'GET /api/live/room/entries/e1/proof';
const proof = { spinId: 'spin-1', index: 0, path: [], salt: 's', guid: 'e1', weight: 2, text: 'Ann' };
const next = (number: number) => ({ spinId: `spin-${number}`, number, commitment: 'c' });

beforeEach(async () => {
  localStorage.clear();
  keepJoined({
    liveId: 'room',
    entryId: 'e1',
    viewerKey: 'key',
    name: 'Ann',
    proof: { salt: 's', leaf: 'l' },
  });
  roomStore.setState({ ...noRoom, liveId: 'room', next: next(2) });
  await loadTexts('live');
});

it('says whether a person was on the list and won, and links to the check of it', async () => {
  fakeApi({ [call]: { body: { success: true, proof, total: 240, outcome: 'none', place: 0 } } });
  await renderInEnglish(<OwnProof />);
  await userEvent.click(screen.getByRole('button', { name: 'Was I in it?' }));
  expect(await screen.findByText(/^You were on the list as Ann: 2 of 240/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Check the proof' });
  expect(proofInAddress(new URL(link.getAttribute('href') ?? '', 'https://wheel.example').hash)).toEqual(
    proof,
  );
});

it('says that a draw has no proof, and asks nothing before the first draw', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  fakeApi({ [call]: { status: 404, body: { success: false, code: 'proof_not_found', message: 'None.' } } });
  const { rerender } = await renderInEnglish(<OwnProof />);
  await userEvent.click(screen.getByRole('button', { name: 'Was I in it?' }));
  expect(await screen.findByText(/^There’s no proof for the last draw/)).toBeVisible();
  roomStore.setState({ next: next(1) });
  rerender(<OwnProof />);
  expect(screen.queryByRole('button', { name: 'Was I in it?' })).toBeNull();
});

it('says that there is no proof where the browser keeps nothing', async () => {
  localStorage.clear();
  await renderInEnglish(<OwnProof />);
  await userEvent.click(screen.getByRole('button', { name: 'Was I in it?' }));
  expect(await screen.findByText(/^There’s no proof for the last draw/)).toBeVisible();
});

it('saves the proof as a file, with all that it is checked with', async () => {
  const receipt = madeReceipt();
  const own = { ...proof, spinId: receipt.spinId };
  const claims = { spinId: receipt.spinId, events: [{ kind: 'claimed' }] };
  fakeApi({
    [call]: { body: { success: true, proof: own, total: 240, outcome: 'none', place: 0 } },
    [`GET /api/spins/${receipt.spinId}`]: { body: { success: true, receipt } },
    [`GET /api/spins/${receipt.spinId}/claims`]: { body: { success: true, claims } },
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await renderInEnglish(<OwnProof />);
  await userEvent.click(screen.getByRole('button', { name: 'Was I in it?' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as a file' }));
  await waitFor(() => expect(downloadText).toHaveBeenCalled());
  const [[name, text] = []] = vi.mocked(downloadText).mock.calls;
  expect(name).toBe('proof 5f0c6f5e.json');
  expect(JSON.parse(text ?? '')).toEqual({ receipt, keys, claims, proof: own });
});

it('the host saves it for somebody who has no device in the room, once there was a draw', async () => {
  const user = userEvent.setup();
  const receipt = madeReceipt();
  fakeApi({
    [`GET /api/spins/${receipt.spinId}`]: { body: { success: true, receipt } },
    [`GET /api/spins/${receipt.spinId}/claims`]: { status: 404, body: { success: false, message: 'None.' } },
    'GET /.well-known/receipt-keys.json': { body: keys },
  });
  vi.mocked(downloadText).mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const prove = vi.fn().mockResolvedValue({ proof: { ...proof, spinId: receipt.spinId } });
  const zoe = { entryId: 'e2', change: 1, place: 1, state: 'in', came: 'chat', name: 'Zoe' } as const;
  roomStore.setState({ control: { prove } as unknown as RoomControl, people: [zoe] });
  await renderInEnglish(<PeopleList />);
  await user.click(screen.getByRole('button', { name: 'Actions for Zoe' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save their proof' }));
  await waitFor(() => expect(downloadText).toHaveBeenCalled());
  expect(prove).toHaveBeenCalledWith('e2');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { openLibrary, startLibrary } from '../../library/library';
import type { Tab } from '../../library/testing/browser';
import { type FakeCloud, fakeCloud } from '../../library/testing/fake-cloud';
import { network } from '../../library/testing/network';
import { enterSession } from '../../session/change-session';
import { storeTokens } from '../../session/keep-session';
import { readUser } from '../../session/read-user';
import type { User } from '../../session/user';
import { newWheel } from '../../wheel/document/new-wheel';
import { nameWheel } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { ConflictDialog } from './ConflictDialog';

let cloud: FakeCloud;
let stop: () => void;
let lunch: string;

const call = { method: 'POST', path: '/api/wheel', isForced: false, saveId: null, owner: 'email:ada' };
const textsInCloud = (key: string) => cloud.shown(key)?.slices.map(({ text }) => text);

/** A wheel with two versions in the library, and another one on the stage. */
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n('en');
  await loadTexts('cloud');
  storeTokens({ accessToken: 'ada.1', refreshTokenId: null });
  enterSession(readUser({ id: 'ada', name: 'Ada', providerName: 'email' }) as User, []);
  cloud = fakeCloud();
  const wires = network(cloud);
  const tab = { device: { isOnline: true }, isUp: true, isAlive: true } as Tab;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => wires.fetch(tab, address, init));
  stop = await startLibrary(() => {});
  const theirs = { ...nameWheel('Lunch', '')(newWheel()), slices: [sliceOf({ text: 'Theirs' })] };
  cloud.answer({ ...call, body: cloud.bodyOf(theirs) });
  lunch = theirs.id ?? '';
  const saved = cloud.shown(lunch) ?? theirs;
  const library = await openLibrary();
  const mine = { ...saved, slices: [sliceOf({ text: 'Mine' })], cloudSavedAt: 1, cloudSaved: false };
  await library.add(mine);
  await library.change(lunch, (record) => ({ record: { ...record, conflict: saved } }));
  wheelStore.getState().replaceWheel(nameWheel('Private', '')(newWheel()));
  wheelStore.getState().addSlice('Secret');
  await library.flush();
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('compares and decides about its own wheel while another one is on the stage', async () => {
  const close = vi.fn();
  render(<ConflictDialog wheel={lunch} onClose={close} />);
  expect(await screen.findByText('Mine')).toBeVisible();
  expect(screen.getByText('Theirs')).toBeVisible();
  expect(screen.queryByText('Secret')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expect.poll(() => textsInCloud(lunch)).toEqual(['Mine']);
  expect([...cloud.wheels.keys()]).toEqual([lunch]);
  expect(close).toHaveBeenCalled();
});

it('saves a copy of its own wheel, and stays with the one on the stage', async () => {
  render(<ConflictDialog wheel={lunch} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine as a copy' }));
  await expect.poll(() => cloud.wheels.size).toBe(2);
  const [, copy = ''] = [...cloud.wheels.keys()];
  expect(textsInCloud(copy)).toEqual(['Mine']);
  expect(textsInCloud(lunch)).toEqual(['Theirs']);
  expect(wheelStore.getState().wheel.name).toBe('Private');
});

it('closes when it was decided elsewhere', async () => {
  const close = vi.fn();
  render(<ConflictDialog wheel={lunch} onClose={close} />);
  await screen.findByText('Mine');
  await (await openLibrary()).change(lunch, ({ conflict: _conflict, ...record }) => ({ record }));
  await expect.poll(() => close).toHaveBeenCalled();
});

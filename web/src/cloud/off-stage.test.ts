import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, type Toast, toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { openLibrary, startLibrary } from '../library/library';
import type { Tab } from '../library/testing/browser';
import { type FakeCloud, fakeCloud } from '../library/testing/fake-cloud';
import { type Network, network } from '../library/testing/network';
import { stateOf, type WheelRecord } from '../library/wheel-record';
import { enterSession } from '../session/change-session';
import { storeTokens } from '../session/keep-session';
import { readUser } from '../session/read-user';
import { becomeGuest } from '../session/session-state';
import { newWheel } from '../wheel/document/new-wheel';
import { nameWheel } from '../wheel/edits/edits';
import { winsOf } from '../wheel/keeping/spin-log';
import { wheelStore } from '../wheel/store';
import { copyAndTell } from './save-and-tell';
import { saveCurrentWheel } from './save-wheel';
import { save } from './saves';
import { startCloud } from './start-cloud';

let cloud: FakeCloud;
let wires: Network;
let device: Tab['device'];
let stop: (() => void)[];

const stage = () => wheelStore.getState();
const toast = (): Toast | undefined => toastStore.getState().toasts.at(-1);
const recordOf = async (wheel: string): Promise<WheelRecord | undefined> =>
  (await (await openLibrary()).read(wheel))?.record;
const textsInCloud = (wheel: string) => cloud.shown(wheel)?.slices.map(({ text }) => text);

function signIn(name = 'ada'): void {
  storeTokens({ accessToken: `${name}.1`, refreshTokenId: null });
  const user = readUser({ id: name, name, providerName: 'email' });
  if (user) enterSession(user, []);
}

/** Puts a new wheel with one choice on the stage. */
async function begin(name: string): Promise<string> {
  stage().replaceWheel(nameWheel(name, '')(newWheel()));
  stage().addSlice('Pizza');
  await (await openLibrary()).flush();
  return stage().wheel.id ?? '';
}

function spin(): void {
  stage().record(winsOf(stage().wheel, stage().wheel.slices));
}

const goOnline = () => {
  device.isOnline = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(async () => {
  localStorage.clear();
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  await startI18n('en');
  toastStore.setState({ toasts: [] });
  cloud = fakeCloud();
  // An earlier test's sync may still fetch results.
  wires = network(cloud, 'POST /api/wheel');
  device = { isOnline: true } as Tab['device'];
  const tab = { device, isUp: true, isAlive: true } as Tab;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => wires.fetch(tab, address, init));
  signIn();
  stop = [await startLibrary(() => {})];
});
afterEach(() => {
  for (const each of stop) each();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a save that fails while another wheel is on the stage', () => {
  it('is repeated for its own wheel', async () => {
    const lunch = await begin('Lunch');
    wires.fates.push('failed');
    await saveCurrentWheel();
    const other = await begin('Private');
    toast()?.action?.run();
    await expect.poll(() => textsInCloud(lunch)).toEqual(['Pizza']);
    expect(cloud.wheels.has(other)).toBe(false);
  });

  it('does not begin with the one on the stage where its own was saved elsewhere', async () => {
    const lunch = await begin('Lunch');
    await saveCurrentWheel();
    toastStore.setState({ toasts: [] });
    saveElsewhere(lunch);
    stage().addSlice('Mine');
    wires.fates.push('answer held');
    const end = saveCurrentWheel();
    await vi.waitFor(() => expect(wires.isHolding()).toBe(true));
    await begin('Private');
    wires.letAllGo();
    await end;
    expect(toast()?.text).toContain('Lunch');
  });
});

function saveElsewhere(wheel: string): void {
  const theirs = cloud.shown(wheel);
  const call = { method: 'POST', path: '/api/wheel', isForced: false, saveId: null, owner: 'email:ada' };
  if (theirs) cloud.answer({ ...call, body: cloud.bodyOf({ ...theirs, name: 'Theirs' }) });
}

describe('a save that waits', () => {
  it('is of the wheel as it was when it was last saved', async () => {
    const lunch = await begin('Lunch');
    device.isOnline = false;
    await saveCurrentWheel();
    stage().addSlice('Ramen');
    await saveCurrentWheel();
    stage().addSlice('Not saved');
    stop.push(startCloud(async () => {}));
    goOnline();
    await expect.poll(() => textsInCloud(lunch)).toEqual(['Pizza', 'Ramen']);
    expect(stateOf((await recordOf(lunch)) as WheelRecord)).toBe('unsaved');
  });

  it('and is refused says so by name, and is marked', async () => {
    const lunch = await begin('Lunch');
    device.isOnline = false;
    await saveCurrentWheel();
    const other = await begin('Other');
    for (const { id } of toastStore.getState().toasts) dismissToast(id);
    wires.fates.push('refused');
    stop.push(startCloud(async () => {}));
    goOnline();
    await expect.poll(() => toast()?.text).toContain('“Lunch”');
    expect(stateOf((await recordOf(lunch)) as WheelRecord)).toBe('refused');
    expect(stage().wheel.id).toBe(other);
    expect(toast()?.action?.label).toBe('Save again');
    toast()?.action?.run();
    await expect.poll(() => textsInCloud(lunch)).toEqual(['Pizza']);
  });

  it('and was refused does not hold back the mended wheel', async () => {
    const lunch = await begin('Lunch');
    device.isOnline = false;
    await saveCurrentWheel();
    stage().addSlice('Ramen');
    device.isOnline = true;
    wires.fates.push('refused');
    expect(await saveCurrentWheel()).toBe(true);
    expect(textsInCloud(lunch)).toEqual(['Pizza', 'Ramen']);
  });

  it('of a co-edited wheel is sent with its link, whatever the address shows by then', async () => {
    const lunch = await begin('Lunch');
    await saveCurrentWheel();
    cloud.links.set(lunch, 'key');
    const library = await openLibrary();
    stage().replaceWheel(newWheel());
    await library.forget(lunch);
    signIn('bob');
    window.history.replaceState(null, '', `/en?wheel=${lunch}&magiclink=key`);
    const { openCloudWheel } = await import('./open-cloud-wheel');
    const { wheel } = await openCloudWheel(lunch);
    if (wheel) stage().replaceWheel(wheel);
    stage().addSlice('From Bob');
    device.isOnline = false;
    await saveCurrentWheel();
    spin();
    await begin('Other');
    window.history.replaceState(null, '', '/en/');
    stop.push(startCloud(async () => {}));
    goOnline();
    await expect.poll(() => textsInCloud(lunch)).toEqual(['Pizza', 'From Bob']);
    await expect.poll(() => cloud.shown(lunch)?.results.totalWheelSpins).toBe(2);
    window.history.replaceState(null, '', '/');
  });
});

it('the link of a co-edited wheel is used for the user who has opened it, and for no other of this browser', async () => {
  const lunch = await begin('Lunch');
  await saveCurrentWheel();
  cloud.links.set(lunch, 'key');
  const library = await openLibrary();
  stage().replaceWheel(newWheel());
  await library.forget(lunch);
  signIn('bob');
  const { openCloudWheel } = await import('./open-cloud-wheel');
  window.history.replaceState(null, '', `/en?wheel=${lunch}&magiclink=key`);
  await openCloudWheel(lunch);
  window.history.replaceState(null, '', '/en/');
  expect((await openCloudWheel(lunch)).wheel?.name).toBe('Lunch');
  signIn('eve');
  expect((await openCloudWheel(lunch)).error?.status).toBe(404);
  window.history.replaceState(null, '', '/');
});

describe('a copy', () => {
  const go = vi.fn();
  afterEach(() => go.mockClear());

  it('of the wheel on the stage is opened', async () => {
    const lunch = await begin('Lunch');
    expect(await copyAndTell(lunch, undefined, go)).toBe(true);
    expect(go).toHaveBeenCalledOnce();
    expect(cloud.wheels.size).toBe(1);
  });

  it('of another wheel is saved, and the page stays where it is', async () => {
    const lunch = await begin('Lunch');
    await begin('Private');
    expect(await copyAndTell(lunch, undefined, go)).toBe(true);
    expect(go).not.toHaveBeenCalled();
    expect(toast()?.text).toContain('Lunch');
  });
});

it('results of a wheel that has left the stage are sent', async () => {
  const lunch = await begin('Lunch');
  await saveCurrentWheel();
  stop.push(startCloud(async () => {}));
  device.isOnline = false;
  spin();
  await begin('Other');
  await expect
    .poll(() => console.warn, { timeout: 4000 })
    .toHaveBeenCalledWith('The results could not be exchanged with the cloud.', expect.anything());
  goOnline();
  await expect.poll(() => cloud.shown(lunch)?.results.totalWheelSpins, { timeout: 4000 }).toBe(1);
});

it('results of wheels that are not on the stage are sent at the next sign-in', async () => {
  const lunch = await begin('Lunch');
  await saveCurrentWheel();
  becomeGuest();
  spin();
  await begin('Other');
  stop.push(startCloud(async () => {}));
  signIn();
  await expect.poll(() => cloud.shown(lunch)?.results.totalWheelSpins, { timeout: 4000 }).toBe(1);
});

it('two saves of a wheel at once are no conflict with each other', async () => {
  const lunch = await begin('Lunch');
  await save(lunch);
  stage().addSlice('Ramen');
  expect(await Promise.all([save(lunch), save(lunch)])).toEqual([{ kind: 'saved' }, { kind: 'saved' }]);
});

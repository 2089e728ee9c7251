import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInAsAda } from '../session/testing/sign-in';
import { newWheel } from '../wheel/document/new-wheel';
import type { OwnFile } from '../wheel/document/signed-addresses';
import { markPictureDeleted, ownPictureStore } from '../wheel/drawing/own-pictures';
import { clearBackground, setBackground } from '../wheel/edits/look-edits';
import { createWheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { FileFault } from './fetch-file';
import { followPictures } from './wheel-pictures';

const shown = () => Object.fromEntries(ownPictureStore.getState().addresses);
const arrived = () => new Promise((resolve) => setTimeout(resolve));
const revoked: string[] = [];
let stop = () => {};

function start(fetchPicture: (file: OwnFile) => Promise<Blob> = async ({ id }) => new Blob([id])) {
  const store = createWheelStore();
  const fetched = vi.fn(fetchPicture);
  const tellGone = vi.fn();
  stop = followPictures(store, { tellGone, fetchPicture: fetched });
  return { store, fetched, tellGone };
}

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${++made}`;
  URL.revokeObjectURL = (address) => void revoked.push(address);
  revoked.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => stop());

describe('the pictures of a wheel', () => {
  it('are fetched when they are set and given back when they are cleared', async () => {
    const { store, fetched } = start();
    store.getState().edit(setBackground('wheel', { id: 'i1', signed: '/i1' }));
    await arrived();
    expect(fetched).toHaveBeenCalledWith({ id: 'i1', signed: '/i1' });
    expect(shown()).toEqual({ i1: 'blob:1' });
    store.getState().edit(clearBackground('wheel'));
    expect(shown()).toEqual({});
    expect(revoked).toEqual(['blob:1']);
  });

  it('are fetched once, whatever else changes', async () => {
    const { store, fetched } = start();
    store.getState().edit(setBackground('wheel', { id: 'i1', signed: '' }));
    store.getState().addSlice('More');
    await arrived();
    store.getState().addSlice('And more');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('of a winner are fetched while the wheel spins', async () => {
    const { store } = start();
    const winner = sliceOf({ guid: 'g', imageId: 'i2', signedImage: '/i2' });
    store.setState({ spin: { winner: 'g', slices: [winner] } as never });
    await arrived();
    expect(shown()).toEqual({ i2: 'blob:1' });
  });

  it('that are no longer needed when they arrive are not shown', async () => {
    const { store } = start();
    store.getState().edit(setBackground('wheel', { id: 'i1', signed: '' }));
    store.getState().replaceWheel(newWheel());
    await arrived();
    expect(shown()).toEqual({});
  });
});

it('that is needed again before it arrived is kept once', async () => {
  const { store } = start();
  const show = (id: string) => store.getState().edit(setBackground('wheel', { id, signed: '' }));
  show('i1');
  show('i2');
  show('i1');
  await arrived();
  expect(shown()).toEqual({ i1: 'blob:1' });
});

describe('a picture that cannot be had', () => {
  it('because it was deleted is reported once', async () => {
    const { store, tellGone } = start(async () => Promise.reject(new FileFault(404)));
    store.getState().edit(setBackground('wheel', { id: 'i1', signed: '' }));
    await arrived();
    window.dispatchEvent(new Event('online'));
    await arrived();
    expect(tellGone.mock.calls).toEqual([['i1']]);
    expect(shown()).toEqual({});
  });

  it('for want of a connection or a session is tried again, and nothing is said', async () => {
    let status = 0;
    const { store, fetched, tellGone } = start(async ({ id }) => {
      if (status !== 200) throw new FileFault(status);
      return new Blob([id]);
    });
    store.getState().edit(setBackground('wheel', { id: 'i1', signed: '' }));
    await arrived();
    status = 401;
    window.dispatchEvent(new Event('online'));
    await arrived();
    status = 200;
    signInAsAda();
    await arrived();
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(shown()).toEqual({ i1: 'blob:1' });
    expect(tellGone).not.toHaveBeenCalled();
  });

  it('because it has just been deleted here leaves the wheel at once', async () => {
    const { store, fetched, tellGone } = start();
    store.getState().edit(setBackground('container', { id: 'i1', signed: '' }));
    await arrived();
    markPictureDeleted('i1');
    store.getState().addSlice('More');
    await arrived();
    expect(shown()).toEqual({});
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(tellGone).not.toHaveBeenCalled();
  });
});

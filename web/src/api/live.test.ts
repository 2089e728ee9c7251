import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Bearer, connectBearer, type Renewal } from './bearer';
import { openLiveRoom } from './live';
import type { components } from './schema';
import { fakeApi, type Handler } from './testing/fake-api';

const room = { wheel: {} as components['schemas']['Wheel'], lang: 'en', hidesTexts: false };
const opened = { liveId: 'l', hostKey: 'k', code: 'c', url: '/live' };
const success = { status: 201, body: { success: true, ...opened } };
const refused = { status: 401, body: { success: false, code: 'not_authenticated', message: 'Sign in.' } };

let disconnect = () => {};
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

function signedIn(renewal: Renewal, end: Bearer['end'] = vi.fn()) {
  disconnect = connectBearer({ token: () => 'mine', renew: async () => renewal, end, showExpired: vi.fn() });
}

/** A server with these responses in order; returns the bearers of the calls. */
function serverThatAnswers(...answers: Handler[]) {
  let asked = 0;
  const next = () => answers[asked++] as { status: number };
  const { calls } = fakeApi({ 'POST /api/live': next });
  return () => calls.map(({ bearer }) => bearer);
}

describe('opening a live room', () => {
  it('carries the token of a user', async () => {
    signedIn('unreachable');
    const bearers = serverThatAnswers(success);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine']);
  });

  it('goes without a token for a guest', async () => {
    const bearers = serverThatAnswers(success);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual([null]);
  });

  it('renews a token that ran out', async () => {
    signedIn({ token: 'new' });
    const bearers = serverThatAnswers(refused, success);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine', 'new']);
  });

  it('is done as a guest when the session turns out to be over', async () => {
    const end = vi.fn();
    signedIn('rejected', end);
    const bearers = serverThatAnswers(refused, success);
    expect(await openLiveRoom(room)).toMatchObject(opened);
    expect(bearers()).toEqual(['mine', null]);
    expect(end).toHaveBeenCalledOnce();
  });
});

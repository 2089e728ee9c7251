import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession, storeTokens } from '../session/keep-session';
import { storedTokens } from '../session/stored-session';
import {
  deleteAccount,
  endAllDevices,
  endDevice,
  exportAccount,
  getProfile,
  listDevices,
  logOutOnServer,
} from './account';
import { replyToReview, settleCase, settleReview } from './admin';
import { checkStatus, refreshTokens } from './session';
import {
  deleteWheel,
  endCoEditLink,
  listCoEditLinks,
  listWheels,
  restoreVersion,
  shareWheel,
  unshareWheel,
} from './wheels';

beforeEach(() => {
  storeTokens({ accessToken: 'token', refreshTokenId: 'r1' });
  vi.stubGlobal('fetch', async () => {
    return new Response('<html>', { status: 403, headers: { 'cf-mitigated': 'challenge' } });
  });
});
afterEach(() => {
  clearSession();
  vi.unstubAllGlobals();
});

describe('a challenge on the way to the server', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['deleting the account', deleteAccount],
    ['signing out everywhere', endAllDevices],
    ['signing out a device', () => endDevice('d1')],
    ['the export', exportAccount],
    ['ending a share', () => unshareWheel('w1')],
    ['sharing', () => shareWheel('w1')],
    ['ending a co-editing link', () => endCoEditLink('w1', 'l1')],
    ['deleting a wheel', () => deleteWheel('w1')],
    ['restoring a version', () => restoreVersion('w1', 1)],
    ['settling a review', () => settleReview(1, 'approve', 'waiting')],
    ['replying to a review', () => replyToReview(1, 'Thanks', '')],
    ['settling a report', () => settleCase(1, 'keep', {})],
    ['the list of wheels', () => listWheels(1)],
    ['the list of devices', listDevices],
    ['the list of co-editing links', () => listCoEditLinks('w1')],
  ])('is a failure of %s', async (_what, call) => {
    await expect(call()).rejects.toMatchObject({ code: 'cloudflare_challenge' });
    expect(storedTokens()?.accessToken).toBe('token');
  });

  it('says nothing about the session', async () => {
    expect(await getProfile()).toBe('unreachable');
    expect(await refreshTokens('r1')).toBe('unreachable');
    expect(await checkStatus('token')).toBe('unknown');
    expect(await logOutOnServer()).toBe(false);
  });
});

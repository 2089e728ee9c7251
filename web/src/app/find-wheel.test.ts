import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { startI18n } from '../i18n/i18n';
import { openLibrary } from '../library/library';
import { becomeGuest } from '../session/session-state';
import { signInAsAda } from '../session/testing/sign-in';
import * as samples from '../stage/load-samples';
import type { Wheel } from '../wheel/document/document';
import { writeDocument } from '../wheel/document/wire-format';
import { storedWheel, textOfWheel } from '../wheel/keeping/stored-wheel';
import { type GivenWheel, wheelOf } from '../wheel/testing/wheels';
import { findWheel } from './find-wheel';
import { routeOf } from './routes';

const storeOwn = (wheel: Wheel) => localStorage.setItem('wheelConfig', textOfWheel(wheel));
const storeContent = (wheel: Wheel) => sessionStorage.setItem('sessionWheelConfig', textOfWheel(wheel));
const named = (name: string, more: GivenWheel = {}) => writeDocument(wheelOf({ id: name, name, ...more }));
const wheel = (name: string): Handler => ({ body: { success: true, wheel: named(name), mruList: [] } });

let asked: () => string[];
function findAt(address: string, api: Record<string, Handler>) {
  window.history.replaceState(null, '', address);
  asked = fakeApi(api).routes;
  return findWheel(
    routeOf(window.location),
    storedWheel(() => {}),
  );
}
async function find(address: string, api: Record<string, Handler> = {}) {
  const found = await findAt(address, api);
  return [found.from, found.wheel.name, found.missed];
}
const signIn = (recent: string[] = []) => signInAsAda(recent.map((id) => ({ id })));
const preload = (config: object) => {
  document.body.innerHTML = `<script type="application/json" id="preloaded-wheel">${JSON.stringify(config)}</script>`;
};
const lunch = 'What’s for lunch?';

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  becomeGuest();
  await startI18n('en');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a guest', () => {
  it('sees the first sample, or what this browser keeps', async () => {
    expect(await find('/en/')).toEqual(['default', lunch, null]);
    storeOwn(wheelOf({ id: 'Mine', name: 'Mine' }));
    expect(await find('/en/')).toEqual(['stored', 'Mine', null]);
  });
  it('sees no wheel by an address that is longer than its name', async () => {
    for (const address of ['/en/yes-or-no/extra', '/en/wheels/yes-or-no/extra'])
      expect(await find(address)).toEqual(['default', lunch, 'slug']);
  });
  it('sees the wheel of this tab, whatever another tab has stored since', async () => {
    const library = await openLibrary();
    const [mine, theirs] = ['Mine', 'Theirs'].map((name) => wheelOf({ id: name, name }));
    await library.add(mine as Wheel);
    storedWheel(() => {}).write(mine as Wheel);
    storeOwn(theirs as Wheel);
    expect(await find('/en/')).toEqual(['stored', 'Mine', null]);
    // Another tab has deleted it.
    await library.forget('Mine');
    expect(await find('/en/')).toEqual(['stored', 'Theirs', null]);
    sessionStorage.clear();
    await library.add(mine as Wheel);
    expect(await find('/en/')).toEqual(['stored', 'Theirs', null]);
  });
  it('sees a sample by its name alone', async () => {
    expect((await find('/yes-or-no')).slice(0, 2)).toEqual(['default', 'Yes or no?']);
    expect(await find('/no-such-thing')).toEqual(['default', lunch, 'slug']);
  });
  it('sees the default instead of a cloud wheel, and why', async () => {
    expect(await find('/en?wheel=w')).toEqual(['default', lunch, 'cloud']);
    storeOwn(wheelOf({ id: 'Mine', name: 'Mine' }));
    expect(await find('/en?wheel=w')).toEqual(['stored', 'Mine', 'cloud']);
  });
  it('sees a shared wheel, or the default when the link is dead', async () => {
    expect(await find('/share/s', { 'GET /api/share/s': wheel('Theirs') })).toEqual([
      'share',
      'Theirs',
      null,
    ]);
    expect(await find('/share/s')).toEqual(['default', lunch, 'share']);
  });
  it('sees no copy of a wheel that was taken down', async () => {
    storeOwn(wheelOf({ id: 'Mine', name: 'Mine', shareId: 's' }));
    const refused = { status: 404, body: { success: false, code: 'share_taken_down' } };
    expect(await find('/share/s', { 'GET /api/share/s': refused })).toEqual(['default', undefined, null]);
    expect(await findAt('/share/s', { 'GET /api/share/s': refused })).toMatchObject({ isTakenDown: true });
    expect(await find('/share/s', { 'GET /api/share/s': wheel('Theirs') })).toEqual([
      'share',
      'Theirs',
      null,
    ]);
    expect(await findAt('/share/s', { 'GET /api/share/s': wheel('Theirs') })).toMatchObject({
      isTakenDown: false,
    });
  });
  it('sees a wheel by its slug without the network, or the default', async () => {
    for (const [address, ...found] of [
      ['/en/wheels/yes-or-no', 'slug', 'Yes or no?', null],
      ['/en/yes-or-no', 'slug', 'Yes or no?', null],
      ['/en/wheels/no/such', 'default', lunch, 'slug'],
    ] as const) {
      expect(await find(address)).toEqual(found);
      expect(asked()).toEqual([]);
    }
  });
});

describe('a user', () => {
  it('sees the cloud wheel of the address', async () => {
    signIn();
    expect(await find('/en?wheel=w', { 'GET /api/wheel/w': wheel('Cloud') })).toEqual([
      'cloud',
      'Cloud',
      null,
    ]);
  });
  it('sees the default when it is gone', async () => {
    signIn(['r']);
    expect(await find('/en?wheel=w')).toEqual(['default', lunch, 'cloud']);
    expect(await find('/en?wheel=w', { 'GET /api/wheel/r': wheel('Recent') })).toEqual([
      'recent',
      'Recent',
      'cloud',
    ]);
  });
  it.each([
    [{ status: 404, body: {} }, true],
    [{ status: 503, body: {} }, false],
    ['offline', false],
  ] as const)('learns whether a wheel is gone when the answer is %j', async (answer, isGone) => {
    signIn(['r']);
    const recent = { 'GET /api/wheel/r': wheel('Recent') };
    expect(await findAt('/en?wheel=w', { ...recent, 'GET /api/wheel/w': answer })).toMatchObject({ isGone });
    expect(await findAt('/share/s', { ...recent, 'GET /api/share/s': answer })).toMatchObject({ isGone });
  });
  it('sees what this browser keeps, then the most recent wheel, then the sample', async () => {
    signIn(['r', 'older']);
    expect(await find('/en/', { 'GET /api/wheel/r': wheel('Recent') })).toEqual(['recent', 'Recent', null]);
    expect(await find('/en/', { 'GET /api/wheel/r': 'offline' })).toEqual(['default', lunch, null]);
    storeOwn(wheelOf({ id: 'Mine', name: 'Mine' }));
    expect(await find('/en/', { 'GET /api/wheel/r': wheel('Recent') })).toEqual(['stored', 'Mine', null]);
  });
});

it('sees the default when the script that loads other wheels is lost', async () => {
  const lost = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  vi.doMock('../cloud/load-wheels', lost);
  vi.doMock('../cloud/open-cloud-wheel', lost);
  expect(await find('/share/s', { 'GET /api/share/s': wheel('Theirs') })).toEqual([
    'default',
    lunch,
    'share',
  ]);
  signIn();
  expect(await find('/en?wheel=w', { 'GET /api/wheel/w': wheel('Cloud') })).toEqual([
    'default',
    lunch,
    'cloud',
  ]);
  vi.doUnmock('../cloud/load-wheels');
  vi.doUnmock('../cloud/open-cloud-wheel');
});

it('names the wheel that was missed even when no sample loads', async () => {
  vi.spyOn(samples, 'loadFirstSample').mockRejectedValue(new TypeError('Failed to fetch'));
  for (const [address, kind] of [
    ['/embed/s', 'share'],
    ['/share/s', 'share'],
    ['/en?wheel=w', 'cloud'],
    ['/en/', null],
  ] as const)
    expect(await find(address)).toEqual(['default', undefined, kind]);
});

describe('a page with a content wheel', () => {
  const content = named('Dice', { cmsOriginalId: 'c', source: 'cms' });

  it('shows it, whatever the address says', async () => {
    preload(content);
    storeOwn(wheelOf({ id: 'Mine', name: 'Mine' }));
    expect(await find('/en/wheels/dice')).toEqual(['content', 'Dice', null]);
    expect(await find('/en?wheel=w')).toEqual(['content', 'Dice', null]);
  });
  it('shows this tab’s copy of it, of no other', async () => {
    preload(content);
    storeContent(wheelOf({ id: 'My dice', name: 'My dice', cmsOriginalId: 'c', source: 'cms' }));
    expect(await find('/en/wheels/dice')).toEqual(['session', 'My dice', null]);
    storeContent(wheelOf({ id: 'Other', name: 'Other', cmsOriginalId: 'd', source: 'cms' }));
    expect(await find('/en/wheels/dice')).toEqual(['content', 'Dice', null]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type Handler } from '../api/testing/fake-api';
import { openedWith } from '../components/dialog/open-dialog';
import { toastStore } from '../components/toasts/notify';
import { startI18n } from '../i18n/i18n';
import { openLibrary, startLibrary } from '../library/library';
import { takeAction } from '../session/remembered';
import { becomeGuest, sessionStore } from '../session/session-state';
import { signInAsAda } from '../session/testing/sign-in';
import { newWheel } from '../wheel/document/new-wheel';
import { winsOf } from '../wheel/keeping/spin-log';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { hasUnsavedChanges, wheelStore } from '../wheel/store';
import { saveStore } from './save-state';
import { saveCurrentWheel } from './save-wheel';
import { resume } from './start-cloud';

let stopLibrary = () => {};
const go = vi.fn();
const toast = () => toastStore.getState().toasts.at(-1);
const config = () => wheelStore.getState().wheel;
const problem = (status: number, code: string, more: object = {}): Handler => ({
  status,
  body: { success: false, code, message: `Because ${code}.`, ...more },
});
/** Accepts every save, as the cloud does. */
function cloud(handler?: Handler) {
  const api: ReturnType<typeof fakeApi> = fakeApi({
    'POST /api/wheel':
      handler ??
      (() => ({
        body: {
          success: true,
          message: 'Saved.',
          wheel: {
            ...(api.calls.at(-1)?.body as object),
            owner: 'email:1',
            source: 'user',
            cloudSaved: true,
            cloudSavedAt: 7,
          },
          mruList: [],
        },
      })),
  });
  return api;
}
/** A guest saves, and answers the question whether to sign in. */
async function saveAsGuest(isWanted: boolean): Promise<boolean> {
  const saved = saveCurrentWheel({ go });
  await vi.waitFor(() => expect(openedWith('question')?.title).toBe('Login required'));
  openedWith('question')?.answer(isWanted);
  return saved;
}
const signIn = () => {
  signInAsAda();
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  go.mockReset();
  toastStore.setState({ toasts: [] });
  saveStore.setState({ card: null, copied: null });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n('en');
  stopLibrary = await startLibrary(() => {});
  wheelStore.getState().replaceWheel(newWheel());
  wheelStore.getState().addSlice('Pizza');
  signIn();
});
afterEach(() => {
  stopLibrary();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('saving', () => {
  it('makes the wheel the one in the cloud', async () => {
    cloud();
    expect(await saveCurrentWheel()).toBe(true);
    expect(config()).toMatchObject({ cloudSaved: true, source: 'user', cloudSavedAt: 7, owner: 'email:1' });
    expect(hasUnsavedChanges(wheelStore.getState())).toBe(false);
    expect(toast()?.text).toBe('Saved to your account');
  });

  it('gives a wheel of another time an id the cloud takes', async () => {
    cloud();
    wheelStore.getState().replaceWheel({ ...newWheel(), id: 'old' });
    await saveCurrentWheel();
    expect(config().id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await (await openLibrary()).card('old')).toBeNull();
  });

  it('makes a copy of another user’s wheel or a content wheel, and goes there', async () => {
    const { calls } = cloud();
    for (const foreign of [
      { source: 'cms' },
      { source: 'shared', owner: 'email:2', shareId: 's' },
    ] as const) {
      wheelStore.getState().replaceWheel({ ...newWheel(), ...foreign });
      const { id } = config();
      expect(await saveCurrentWheel({ go })).toBe(true);
      const sent = calls.at(-1)?.body as { id: string };
      expect(sent).toMatchObject({
        source: 'guest_saved',
        owner: 'email:1',
        isShared: false,
        cloudSaved: false,
      });
      expect(sent.id).not.toBe(id);
      expect(go).toHaveBeenLastCalledWith(`/en?wheel=${sent.id}`);
    }
  });

  it('leaves no second wheel here of a changed content wheel that was saved', async () => {
    const { calls } = cloud();
    const library = await openLibrary();
    wheelStore.getState().replaceWheel({ ...newWheel(), source: 'cms', cmsOriginalId: 'site' });
    wheelStore.getState().addSlice('Maybe');
    storedWheel(() => {}).write(config());
    await library.add(config());
    expect(await saveCurrentWheel({ go })).toBe(true);
    const { id } = (calls.at(-1)?.body ?? {}) as { id?: string };
    expect((await library.cards()).map(({ key }) => key)).toContain(id);
    expect(await library.card(config().id ?? '')).toBeNull();
    expect(storedWheel(() => {}).readContent()).toBeNull();
  });

  it('does not begin twice', async () => {
    const { routes } = cloud();
    await Promise.all([saveCurrentWheel(), saveCurrentWheel()]);
    expect(routes().filter((route) => route === 'POST /api/wheel')).toHaveLength(1);
  });

  it('saves what was edited while it was on its way, too, when it is pressed again', async () => {
    const saved = () => calls.filter(({ route }) => route === 'POST /api/wheel').at(-1)?.body;
    const { calls } = cloud();
    const pressed = saveCurrentWheel();
    wheelStore.getState().addSlice('Sushi');
    const again = saveCurrentWheel();
    expect(await Promise.all([pressed, again])).toEqual([true, true]);
    expect(saved()).toMatchObject({ 'wheel-definition': { slices: [{}, { text: 'Sushi' }] } });
    expect(config().cloudSaved).toBe(true);
  });
});

describe('a save that fails', () => {
  it('as a copy returns false, and stays on the page', async () => {
    cloud('offline');
    wheelStore.getState().replaceWheel({ ...newWheel(), source: 'cms' });
    expect(await saveCurrentWheel({ go })).toBe(false);
    expect(toast()?.text).toMatch(/^You’re offline/);
    expect(go).not.toHaveBeenCalled();
  });

  it.each([
    ['offline' as const, /^You’re offline/, 'Save again'],
    [problem(409, 'not_owner'), /belongs to someone else/, 'Save as a copy'],
    [problem(409, 'too_many_wheels'), /limit for saved wheels/, undefined],
    [problem(409, 'wheel_quota_exceeded'), /no space left/, undefined],
    [problem(413, 'too_large'), /too large/, undefined],
    [problem(422, 'invalid_wheel'), /^This wheel couldn’t be saved: a text/, undefined],
    [problem(429, 'too_many_requests'), /busy/, 'Save again'],
    [problem(503, 'unavailable'), /busy/, 'Save again'],
    [problem(500, 'oops'), /couldn’t be saved/, 'Save again'],
  ])('by %j says why and what to do', async (handler, sentence, action) => {
    cloud(handler);
    expect(await saveCurrentWheel()).toBe(false);
    expect(toast()?.text).toMatch(sentence);
    expect(toast()?.action?.label).toBe(action);
    expect(config().slices).toHaveLength(1);
    expect(config().cloudSaved).not.toBe(true);
    const waits = ['offline', 429, 503, 500].includes(
      handler === 'offline' ? handler : (handler as { status: number }).status,
    );
    const card = await (await openLibrary()).card(config().id ?? '');
    expect(card?.state).toBe(waits ? 'waiting' : 'refused');
  });

  it.each([401, 403])(
    'by a session that is over (%i) says so, and waits for the next one',
    async (status) => {
      cloud(problem(status, 'not_authenticated'));
      expect(await saveCurrentWheel()).toBe(false);
      await expect.poll(() => sessionStore.getState().hasExpired).toBe(true);
      sessionStore.setState({ hasExpired: false });
      expect(sessionStore.getState().status).toBe('guest');
      expect(toast()).toBeUndefined();
      expect(takeAction('save')).toBe('save');
      expect(config().slices).toHaveLength(1);
    },
  );

  it('because another one came first asks which should stay', async () => {
    cloud(
      problem(409, 'stale_wheel', { wheel: { id: 'w', 'wheel-definition': { name: 'Theirs', slices: [] } } }),
    );
    expect(await saveCurrentWheel()).toBe(false);
    const { wheel = '' } = openedWith('conflict') ?? {};
    expect(wheel).toBe(config().id);
    expect((await (await openLibrary()).read(wheel))?.record.conflict?.name).toBe('Theirs');
    expect(toast()).toBeUndefined();
  });
});

describe('a guest', () => {
  it('may stay instead, and nothing is begun', async () => {
    becomeGuest();
    expect(await saveAsGuest(false)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect(takeAction('save')).toBeNull();
  });

  it('signs in first, and the save goes on afterwards', async () => {
    becomeGuest();
    const { calls } = cloud();
    window.history.replaceState(null, '', '/de/');
    expect(await saveAsGuest(true)).toBe(false);
    expect(go).toHaveBeenCalledExactlyOnceWith('/login?returnTo=%2Fde%2F');
    expect(calls).toEqual([]);

    signIn();
    await resume();
    const saves = () => calls.filter(({ route }) => route === 'POST /api/wheel');
    expect(saves()).toHaveLength(1);
    expect(config().cloudSaved).toBe(true);
    await resume();
    expect(saves()).toHaveLength(1);
    window.history.replaceState(null, '', '/');
  });

  it('saves the wheel that was meant, whatever is on the stage by then', async () => {
    becomeGuest();
    const { calls } = cloud();
    const meant = config().id;
    await saveAsGuest(true);
    wheelStore.getState().replaceWheel(newWheel());
    wheelStore.getState().addSlice('Sushi');

    signIn();
    await resume();
    expect(calls.filter(({ route }) => route === 'POST /api/wheel')).toMatchObject([
      { body: { id: meant, 'wheel-definition': { slices: [{ text: 'Pizza' }] } } },
    ]);
  });

  it('saves no other wheel in place of one that was deleted meanwhile', async () => {
    becomeGuest();
    const { routes } = cloud();
    const meant = config().id ?? '';
    await saveAsGuest(true);
    wheelStore.getState().replaceWheel(newWheel());
    wheelStore.getState().addSlice('Private');
    await (await openLibrary()).forget(meant);

    signIn();
    await resume();
    expect(routes()).not.toContain('POST /api/wheel');
    expect(config().cloudSaved).not.toBe(true);
  });

  it('finds the changes to a shared wheel again', async () => {
    becomeGuest();
    const { calls } = cloud();
    const shared = { ...newWheel(), source: 'shared', owner: 'email:2', shareId: 's' } as const;
    wheelStore.getState().replaceWheel(shared);
    wheelStore.getState().addSlice('Dumplings');
    await saveAsGuest(true);

    // Another tab, opened by the link in the mail.
    stopLibrary();
    wheelStore.getState().replaceWheel(shared);
    stopLibrary = await startLibrary(() => {});
    signIn();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await resume();
    expect(calls[0]?.body).toMatchObject({ 'wheel-definition': { slices: [{ text: 'Dumplings' }] } });
  });
});

describe('a wheel that the cloud has', () => {
  const saved = () => ({ ...newWheel(), owner: 'email:1', cloudSaved: true, cloudSavedAt: 7 });

  it('is taken from there when it is newer', async () => {
    const mine = saved();
    wheelStore.getState().replaceWheel(mine);
    const wheel = { ...mine, cloudSavedAt: 9, 'wheel-definition': { name: 'Newer', slices: [] } };
    fakeApi({ [`GET /api/wheel/${mine.id}`]: { body: { success: true, wheel, mruList: [] } } });
    await resume();
    expect(config().name).toBe('Newer');
  });

  it('keeps its own results when another one comes on the stage meanwhile', async () => {
    const mine = saved();
    wheelStore.getState().replaceWheel(mine);
    fakeApi({
      [`GET /api/wheel/${mine.id}`]: () => {
        wheelStore.getState().replaceWheel(newWheel());
        wheelStore.getState().addSlice('Soup');
        wheelStore.getState().record(winsOf(config(), config().slices));
        return { status: 503 };
      },
    });
    await resume();
    const library = await openLibrary();
    expect((await library.read(mine.id ?? ''))?.rows).toEqual([]);
    expect((await library.read(config().id ?? ''))?.rows).toHaveLength(1);
  });

  it('is only this browser’s once it was deleted', async () => {
    wheelStore.getState().replaceWheel(saved());
    fakeApi({});
    await resume();
    expect(config()).not.toHaveProperty('cloudSavedAt');
    expect(config()).not.toHaveProperty('owner');
  });

  it('stays as it is without a connection', async () => {
    const mine = saved();
    wheelStore.getState().replaceWheel(mine);
    fakeApi({ [`GET /api/wheel/${mine.id}`]: 'offline' });
    await resume();
    expect(config()).toStrictEqual(mine);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteAsked } from '../library/asked-wheels';
import { openLibrary } from '../library/library';
import { rowOf } from '../library/wheel-record';
import { keepHosted } from '../live/hosted-lists';
import { endSession, enterSession, followLeaving, leftAccounts } from '../session/change-session';
import { storeTokens } from '../session/keep-session';
import { readUser } from '../session/read-user';
import { rememberAction } from '../session/remembered';
import { becomeGuest } from '../session/session-state';
import type { User } from '../session/user';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import { keyOfWheel } from '../wheel/document/wheel-key';
import type { LogEntry } from '../wheel/keeping/spin-log';
import { textOfWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { finishLeaving, leaveAccount } from './leave-account';

const ada = readUser({ id: '1', name: 'Ada', providerName: 'email' }) as User;
const saved = { owner: 'email:1', source: 'user', cloudSavedAt: 5, cloudSaved: true } as const;
let stop = () => {};

const keep = async (name: string, marks: Partial<Wheel> = {}): Promise<Wheel> => {
  const wheel = { ...newWheel(), name, ...marks };
  await (await openLibrary()).add(wheel);
  return wheel;
};
const kept = async () => (await (await openLibrary()).cards()).map(({ name }) => name).sort();
const textOfBrowser = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  wheelStore.getState().replaceWheel(newWheel());
  storeTokens({ accessToken: 'a', refreshTokenId: 'r' });
  enterSession(ada, [{ id: 'w1' }]);
});
afterEach(async () => {
  stop();
  const library = await openLibrary();
  for (const { key } of await library.cards()) await library.forget(key);
});

describe('leaving an account', () => {
  it('removes the wheels that the account has, and keeps what only this browser has', async () => {
    await keep('Saved', saved);
    await keep('Saved by an earlier version', { cloudSavedAt: 5, cloudSaved: true });
    await keep('Changed since', { ...saved, cloudSaved: false });
    await keep('Only here');
    await keep('Of Bob', { ...saved, owner: 'email:2' });
    await leaveAccount();
    expect(await kept()).toEqual(['Changed since', 'Of Bob', 'Only here']);
  });

  it('removes a wheel of another user that this one could co-edit, with its key', async () => {
    const { id = '' } = await keep('Of Bob', { ...saved, owner: 'email:2' });
    const coEdit = { key: 'secret', by: 'email:1' };
    await (await openLibrary()).change(id, (record) => ({ record: { ...record, coEdit } }));
    await leaveAccount();
    expect(await kept()).toEqual([]);
  });

  it('keeps results that the account does not have yet', async () => {
    const key = keyOfWheel(await keep('Spun', saved));
    const entry: LogEntry = { kind: 'clear', id: 'e1', order: 1, at: 5 };
    await (await openLibrary()).change(key, (record) => ({ record, rows: [rowOf(key, entry)] }));
    await leaveAccount();
    expect(await kept()).toEqual(['Spun']);
  });

  it('leaves nothing that names the user in the storage of the browser', async () => {
    localStorage.setItem('wheelConfig', textOfWheel(await keep('Saved', saved)));
    noteAsked(['k'], ada, 'answered');
    rememberAction('save', 'k');
    keepHosted({ liveId: 'room', hostKey: 'k', name: 'Class 4b', at: Date.now() });
    await leaveAccount();
    expect(textOfBrowser()).toBe('[{},{}]');
  });

  it('keeps the wheel on the stage', async () => {
    const wheel = await keep('On the stage', saved);
    wheelStore.getState().replaceWheel(wheel);
    localStorage.setItem('wheelConfig', textOfWheel(wheel));
    await leaveAccount();
    expect(await kept()).toEqual(['On the stage']);
    expect(localStorage.getItem('wheelConfig')).not.toBeNull();
  });

  it('that is deleted unties what stays from it', async () => {
    await keep('Saved', saved);
    const changed = await keep('Changed since', { ...saved, cloudSaved: false });
    localStorage.setItem('wheelConfig', textOfWheel(changed));
    await leaveAccount(true);
    const [card, ...others] = await (await openLibrary()).cards();
    expect(others).toEqual([]);
    expect(card).toMatchObject({ name: 'Changed since', state: 'here' });
    expect(card).not.toHaveProperty('owner');
    expect(textOfBrowser()).toBe('[{},{}]');
  });
});

describe('an account whose session ended', () => {
  it('in the background is removed too', async () => {
    await keep('Saved', saved);
    stop = followLeaving(finishLeaving);
    endSession();
    await expect.poll(kept).toEqual([]);
    expect(leftAccounts()).toEqual([]);
  });

  it('in a page that died is removed by the next start as a guest', async () => {
    await keep('Saved', saved);
    endSession();
    expect(leftAccounts()).toEqual([{ owner: 'email:1', isDeleted: false }]);
    expect(await kept()).toEqual(['Saved']);
    becomeGuest();
    stop = followLeaving(finishLeaving);
    await expect.poll(kept).toEqual([]);
  });

  it('is left alone once its user is back', async () => {
    await keep('Saved', saved);
    endSession();
    enterSession(ada, []);
    await finishLeaving();
    expect(await kept()).toEqual(['Saved']);
  });
});

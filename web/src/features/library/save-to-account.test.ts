import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { openLibrary } from '../../library/library';
import { isGuid } from '../../wheel/document/guid';
import { newWheel } from '../../wheel/document/new-wheel';
import { storedWheel } from '../../wheel/keeping/stored-wheel';
import { reasonOf, saveToAccount } from './save-to-account';
import { fakeCloud } from './testing/fake-cloud';
import { emptyLibrary, keepWheel, signInAs } from './testing/kept-wheels';

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  await startI18n('en');
  await emptyLibrary();
  signInAs('1');
});
afterEach(() => vi.unstubAllGlobals());

it('saves a wheel under its id', async () => {
  const { calls } = fakeCloud();
  const key = await keepWheel(newWheel());
  expect(await saveToAccount(key)).toEqual({ kind: 'saved' });
  expect(calls[0]?.body).toMatchObject({ id: key });
  expect((await (await openLibrary()).cards()).map(({ state }) => state)).toEqual(['saved']);
});

it('gives a wheel of an earlier version an id that the cloud takes, also where the next visit finds it', async () => {
  fakeCloud();
  const wheel = { ...newWheel(), id: 'lunch' };
  storedWheel(() => {}).write(wheel);
  const key = await keepWheel(wheel);
  expect(await saveToAccount(key)).toEqual({ kind: 'saved' });
  const cards = await (await openLibrary()).cards();
  expect(cards.map(({ state, id }) => [state, isGuid(id)])).toEqual([['saved', true]]);
  expect(storedWheel(() => {}).read()?.id).toBe(cards[0]?.id);
});

it.each([
  [0, undefined, /^No connection/],
  [409, 'too_many_wheels', /as many wheels/],
  [409, 'wheel_quota_exceeded', /all the space/],
  [413, undefined, /too large/],
  [422, undefined, /does not take this wheel: Because/],
  [503, undefined, /busy/],
  [500, undefined, /could not be saved/],
])('says why a wheel was not saved: %s %s', async (status, code, sentence) => {
  await loadTexts('cloud');
  expect(reasonOf({ status, code, message: 'Because', data: {} })).toMatch(sentence);
});

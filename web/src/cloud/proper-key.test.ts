import { beforeEach, expect, it, vi } from 'vitest';
import { openLibrary } from '../library/library';
import { isGuid } from '../wheel/document/guid';
import { newWheel } from '../wheel/document/new-wheel';
import { storedWheel } from '../wheel/keeping/stored-wheel';
import { properKey } from './proper-key';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
});

it('is the key that a wheel has', async () => {
  const key = await (await openLibrary()).add(newWheel());
  expect(await properKey(key)).toBe(key);
});

it('is a new one for a wheel of an earlier version, also where the next visit finds it', async () => {
  const library = await openLibrary();
  const wheel = { ...newWheel(), id: 'lunch' };
  storedWheel(() => {}).write(wheel);
  const key = await properKey(await library.add(wheel));
  expect(isGuid(key)).toBe(true);
  expect(await library.card('lunch')).toBeNull();
  expect(await library.card(key)).not.toBeNull();
  expect(storedWheel(() => {}).read()?.id).toBe(key);
});

import { openLibrary } from '../../../library/library';
import type { CardState, WheelCard } from '../../../library/wheel-record';
import { enterSession } from '../../../session/change-session';
import { readUser } from '../../../session/read-user';
import type { User } from '../../../session/user';
import type { Wheel } from '../../../wheel/document/document';
import { newWheel } from '../../../wheel/document/new-wheel';
import { nameWheel } from '../../../wheel/edits/edits';

/** Puts wheels of these names into the library, the first one most recently used. Returns their keys. */
export async function keepWheels(...names: string[]): Promise<string[]> {
  return Promise.all(names.map((name, place) => keepWheel(nameWheel(name, '')(newWheel()), place)));
}

export async function keepWheel(wheel: Wheel, place = 0): Promise<string> {
  const library = await openLibrary();
  const key = await library.add(wheel);
  await library.change(key, (record) => ({ record: { ...record, usedAt: Date.now() - place * 60_000 } }));
  return key;
}

export async function emptyLibrary(): Promise<void> {
  const library = await openLibrary();
  for (const { key } of await library.cards()) await library.forget(key);
}

export const namesKept = async (): Promise<string[]> =>
  (await (await openLibrary()).cards()).map(({ name }) => name);

export function signInAs(id: string): User {
  const user = readUser({ id, name: 'Ada', providerName: 'email' }) as User;
  enterSession(user, []);
  return user;
}

export const cardOf = (key: string, state: CardState, more: Partial<WheelCard> = {}): WheelCard => ({
  key,
  id: key,
  name: key,
  choices: 2,
  colors: ['#dd2c30'],
  usedAt: 5,
  state,
  ...more,
});

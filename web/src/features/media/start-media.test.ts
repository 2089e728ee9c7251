import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { toastStore } from '../../components/toasts/notify';
import { startI18n } from '../../i18n/i18n';
import { openLibrary, startLibrary } from '../../library/library';
import { storeTokens } from '../../session/keep-session';
import { signInAsAda } from '../../session/testing/sign-in';
import { newWheel } from '../../wheel/document/new-wheel';
import { setBackground } from '../../wheel/edits/look-edits';
import { wheelStore } from '../../wheel/store';
import { startMedia } from './start-media';

let stops: (() => void)[] = [];
const pictureOf = async (key: string) =>
  (await (await openLibrary()).read(key))?.record.document.look.backgrounds.wheel.id;

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  await startI18n('en');
  storeTokens({ accessToken: 'ada', refreshTokenId: null });
  signInAsAda();
  fakeApi({});
  stops = [await startLibrary(() => {})];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('removes a deleted picture from the wheel that it was missing on, whichever is on the stage by then', async () => {
  wheelStore.getState().replaceWheel(newWheel());
  stops.push(startMedia());
  const { edit, wheel, replaceWheel } = wheelStore.getState();
  edit(setBackground('wheel', { id: 'gone', signed: '' }));
  await expect
    .poll(() => toastStore.getState().toasts.at(-1)?.action?.label)
    .toBe('Remove it from the wheel');
  replaceWheel(newWheel());
  edit(setBackground('wheel', { id: 'gone', signed: '' }));
  await expect.poll(() => pictureOf(wheel.id ?? '')).toBe('gone');
  toastStore.getState().toasts[0]?.action?.run();
  await expect.poll(() => pictureOf(wheel.id ?? '')).toBe('');
  expect(wheelStore.getState().wheel.look.backgrounds.wheel.id).toBe('gone');
});

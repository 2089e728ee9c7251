import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../api/testing/fake-api';
import { toastStore } from '../../../components/toasts/notify';
import { startI18n } from '../../../i18n/i18n';
import { loadTexts } from '../../../i18n/load-texts';
import { openLibrary } from '../../../library/library';
import { storedWheel } from '../../../wheel/keeping/stored-wheel';
import { emptyLibrary, keepWheels, namesKept } from '../testing/kept-wheels';
import { undoTime } from './delete-later';
import { mergeWheels } from './merge-wheels';
import { deleteListed } from './wheel-commands';
import { fetchWheels, wheelsStore } from './wheels-of-user';

const wheel = (id: string, name = id) => ({ id, name, updatedAt: 1, sliceCount: 0, colors: [] });
const shown = () => mergeWheels(wheelsStore.getState(), [], null).map(({ id }) => id);
const undo = () => toastStore.getState().toasts.at(-1)?.action?.run();
const list = (...ids: string[]) => ({
  'GET /api/wheels': {
    body: { success: true, wheels: ids.map((id) => wheel(id)), pagination: { totalPages: 1 } },
  },
});
const isGone = { body: { success: true, mruList: [] } };

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  toastStore.setState({ toasts: [] });
  await startI18n('en');
  await loadTexts('dashboard', 'library');
  await emptyLibrary();
  wheelsStore.setState({
    wheels: [wheel('a'), wheel('b')],
    isLoading: false,
    hasFailed: false,
    deleted: new Set(),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps a deleted wheel away when the list is fetched again, and shows it once after undo', async () => {
  fakeApi(list('a', 'b'));
  deleteListed(wheel('a'));
  await fetchWheels();
  expect(shown()).toEqual(['b']);
  undo();
  await fetchWheels();
  expect(shown()).toEqual(['a', 'b']);
});

it('keeps it away after the server has deleted it, also from a list that was on its way', async () => {
  fakeApi({ ...list('a', 'b'), 'DELETE /api/wheel/a': isGone });
  deleteListed(wheel('a'));
  await vi.advanceTimersByTimeAsync(undoTime);
  await fetchWheels();
  expect(shown()).toEqual(['b']);
});

it('shows it again where the server did not delete it', async () => {
  fakeApi({ 'DELETE /api/wheel/a': 'offline' });
  deleteListed(wheel('a'));
  await vi.advanceTimersByTimeAsync(undoTime);
  await vi.waitFor(() => expect(shown()).toEqual(['a', 'b']));
  expect(toastStore.getState().toasts.at(-1)?.kind).toBe('error');
});

it('deletes it from this browser too, and from the stage of the next visit', async () => {
  const [lunch = '', dinner] = await keepWheels('Lunch', 'Dinner');
  const kept = await (await openLibrary()).read(lunch);
  const stored = storedWheel(() => {});
  if (kept) stored.write(kept.record.document);
  fakeApi({ [`DELETE /api/wheel/${lunch}`]: isGone });
  deleteListed(wheel(lunch, 'Lunch'));
  await vi.waitFor(async () => expect(await namesKept()).toEqual(['Dinner']));
  expect(stored.read()?.id).toBe(dinner);

  undo();
  await vi.waitFor(async () => expect(await namesKept()).toEqual(['Lunch', 'Dinner']));
  deleteListed(wheel(lunch, 'Lunch'));
  await vi.advanceTimersByTimeAsync(undoTime);
  await vi.waitFor(async () => expect(await namesKept()).toEqual(['Dinner']));
  await (await openLibrary()).bringBack(lunch);
  expect(await namesKept()).toEqual(['Dinner']);
});

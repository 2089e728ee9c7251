import { startWheel } from '../../app/start-wheel';
import { finishLeaving, leaveAccount } from '../../cloud/leave-account';
import { resolve } from '../../cloud/save-and-tell';
import { saveCurrentWheel } from '../../cloud/save-wheel';
import { restore } from '../../cloud/saves';
import { startCloud } from '../../cloud/start-cloud';
import { removeKept, restoreKept } from '../../features/library/library-commands';
import { enterSession, followLeaving } from '../../session/change-session';
import { readUser } from '../../session/read-user';
import { becomeGuest } from '../../session/session-state';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import { keyOfWheel } from '../../wheel/document/wheel-key';
import { changeFields, nameWheel } from '../../wheel/edits/edits';
import { winsOf } from '../../wheel/keeping/spin-log';
import { wheelStore } from '../../wheel/store';
import { openLibrary, startLibrary } from '../library';

const tokenKey = 'accessToken';

/** A session: `ada.3` is the third of Ada's. */
const userOf = (token: string) => token.split('.')[0] ?? '';

/** The page as it starts in a tab, and what its visitor can do. Each tab has its own modules. */
export async function startPage(session: string | null) {
  const signIn = (token: string) => {
    sessionStorage.setItem(tokenKey, token);
    const id = userOf(token);
    const user = readUser({ id, name: id, providerName: 'email' });
    if (user) enterSession(user, []);
  };
  if (session === null) becomeGuest();
  else signIn(session);
  await startWheel();
  // They are loaded once the wheel is on the screen: the visitor may be faster.
  const isUp = startLibrary(() => {}).then(() => {
    startCloud(async () => {});
    followLeaving(finishLeaving);
  });
  const stage = () => wheelStore.getState();
  const slices = () => stage().wheel.slices;
  const stageKey = () => keyOfWheel(stage().wheel);
  return {
    isUp,
    store: wheelStore,
    stageKey,
    signIn,
    signOut: () => void leaveAccount(),
    openLibrary,
    add: (text: string) => stage().addSlice(text),
    rename: (place: number, text: string) => {
      const slice = slices()[place % slices().length];
      if (slice) stage().renameSlice(slice.guid, text);
    },
    /** The choice comes first. */
    move: (place: number) => {
      const { guid } = slices()[place % slices().length] ?? {};
      const first = (wheel: Wheel) => [
        ...wheel.slices.filter((slice) => slice.guid === guid),
        ...wheel.slices.filter((slice) => slice.guid !== guid),
      ];
      stage().edit(changeFields((wheel) => ({ slices: first(wheel) })));
    },
    remove: (place: number) => {
      const slice = slices()[place % slices().length];
      if (slice) stage().removeSlice(slice.guid);
      return slice?.guid;
    },
    spin: (place: number) => {
      const slice = slices()[place % slices().length];
      if (slice) stage().record(winsOf(stage().wheel, [slice]));
    },
    clear: () => stage().clear('clear'),
    undo: () => stage().undo(),
    redo: () => stage().redo(),
    save: saveCurrentWheel,
    startNew: () => stage().replaceWheel(nameWheel('New wheel', '')(newWheel())),
    open: async (key: string) => (await openLibrary()).show(key),
    /** Wheels with a conflict to decide, on the stage or not. */
    conflicts: async () => {
      const cards = await (await openLibrary()).cards();
      return cards.filter(({ state }) => state === 'conflict').map(({ key }) => key);
    },
    resolve,
    restore: (version: number) => restore(stageKey(), version).catch(() => {}),
    removeWheel: (key: string) => removeKept({ key, name: key }),
    bringBack: restoreKept,
  };
}

export type Page = Awaited<ReturnType<typeof startPage>>;

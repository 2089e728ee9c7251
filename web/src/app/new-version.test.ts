import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialog, openDialog, openedWith, uppermostDialog } from '../components/dialog/open-dialog';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { addUnfinishedField } from '../components/text-box/finish-typing';
import { toastStore } from '../components/toasts/notify';
import { dealtStore, type MadeTeams } from '../features/draw/teams/dealt-teams';
import { drawStore, type ShownDraw } from '../features/draw/winners/shown-draw';
import { presentStore } from '../features/present/present-state';
import { startI18n } from '../i18n/i18n';
import { noRoom, type RoomControl, roomStore } from '../live/room-store';
import { panelTabStore, showTab } from '../stage/panel-tab';
import { newWheel } from '../wheel/document/new-wheel';
import { winsOf } from '../wheel/keeping/spin-log';
import { textOfWheel } from '../wheel/keeping/stored-wheel';
import { wheelStore } from '../wheel/store';
import { sliceOf } from '../wheel/testing/slices';
import { watchVersion } from './new-version';

const untouched = wheelStore.getState();

const newest = vi.fn<() => Promise<string | null>>();
const reload = vi.fn();
const toasts = () => toastStore.getState().toasts;
let stop = () => {};

const missScript = () => window.dispatchEvent(new Event('vite:preloadError'));
/** The script of something that the visitor asked for. */
const missPart = () => {
  missScript();
  tellMissingPart('A part of the page could not be loaded.', new Error('gone'));
};
const answered = () => vi.advanceTimersByTimeAsync(0);
async function beAway(minutes: number): Promise<void> {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(minutes * 60_000);
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await answered();
}

function startNewVersion(): void {
  stop();
  stop = watchVersion({ own: '/assets/index-new.js', newest, reload });
}

beforeEach(async () => {
  await startI18n('en');
  vi.useFakeTimers();
  newest.mockReset().mockResolvedValue('/assets/index-new.js');
  reload.mockReset();
  toastStore.setState({ toasts: [] });
  stop = watchVersion({ own: '/assets/index-old.js', newest, reload });
});
afterEach(() => {
  stop();
  closeDialog('samples');
  wheelStore.setState(untouched);
  drawStore.setState({ draw: null });
  dealtStore.setState({ made: null });
  roomStore.setState(noRoom);
  presentStore.setState({ isOn: false });
  Object.assign(document, { fullscreenElement: null });
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function win(): void {
  const slice = sliceOf();
  wheelStore.getState().replaceWheel({ ...newWheel(), id: 'mine', slices: [slice] });
  wheelStore.getState().record(winsOf(wheelStore.getState().wheel, [slice]));
}

function typeInto(field: HTMLTextAreaElement, text: string): void {
  document.body.append(field);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('a script that is missing', () => {
  it('because a new version is here: a toast that stays offers to reload, once', async () => {
    missScript();
    missScript();
    await answered();
    missScript();
    await answered();
    expect(newest).toHaveBeenCalledTimes(2);
    expect(toasts()).toMatchObject([
      { text: expect.stringContaining('new version'), duration: Number.POSITIVE_INFINITY },
    ]);
  });

  it('reloads only when it is asked to, and not before what is typed was handed over', async () => {
    const order: string[] = [];
    const removeField = addUnfinishedField(() => order.push('typed'));
    reload.mockImplementation(() => order.push('reload'));
    missScript();
    await answered();
    expect(order).toEqual([]);
    toasts()[0]?.action?.run();
    expect(order).toEqual(['typed', 'reload']);
    removeField();
  });

  it('of a dialog: reloads by itself, and the new version opens the dialog', async () => {
    openDialog('samples');
    missPart();
    closeDialog('samples');
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
    startNewVersion();
    expect(uppermostDialog()).toBe('samples');
    closeDialog('samples');
    startNewVersion();
    expect(uppermostDialog()).toBeUndefined();
  });

  it('of a choice’s dialog: reloads by itself, and the new version opens it for the same choice', async () => {
    const replace = (...guids: string[]) =>
      wheelStore
        .getState()
        .replaceWheel({ ...newWheel(), slices: guids.map((guid) => ({ ...sliceOf(), guid })) });
    replace('a', 'b');
    openDialog('slice', { guid: 'b', tab: 'sound' });
    missPart();
    closeDialog('slice');
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
    replace('c', 'd');
    startNewVersion();
    expect(openedWith('slice')).toEqual({ guid: 'd', tab: 'sound' });
    closeDialog('slice');
  });

  it('of a tab: reloads by itself, and the new version shows the tab', async () => {
    showTab('sound');
    missPart();
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
    showTab('choices');
    startNewVersion();
    expect(panelTabStore.getState().tab).toBe('sound');
    showTab('choices');
  });

  it.each([
    ['a menu: reloads by itself, and the new version opens the menu', 'menu', 1],
    ['a command: reloads by itself, and the new version leaves pressing to the visitor', null, 0],
  ])('of %s', async (_, popup, presses) => {
    const pressed = vi.fn();
    const button = Object.assign(document.createElement('button'), { textContent: 'Sort', onclick: pressed });
    if (popup) button.setAttribute('aria-haspopup', popup);
    document.body.append(button);
    button.focus();
    missPart();
    button.blur();
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
    startNewVersion();
    expect(button).toHaveFocus();
    expect(pressed).toHaveBeenCalledTimes(presses);
  });

  it('of a command whose button is rendered late: it gets the focus, unless the visitor is elsewhere by then', async () => {
    const sort = () => Object.assign(document.createElement('button'), { textContent: 'Sort' });
    const wishForSort = async () => {
      const old = sort();
      document.body.append(old);
      old.focus();
      missPart();
      await answered();
      old.remove();
      startNewVersion();
    };
    const rendered = async () => {
      const button = sort();
      document.body.append(button);
      await answered();
      return button;
    };

    await wishForSort();
    expect(await rendered()).toHaveFocus();
    document.body.replaceChildren();

    await vi.advanceTimersByTimeAsync(60_000);
    await wishForSort();
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    await rendered();
    expect(field).toHaveFocus();
    field.remove();
    expect(await rendered()).not.toHaveFocus();
  });

  it('of a dialog, while the server is being asked because of another: reloads for the dialog', async () => {
    missScript();
    openDialog('samples');
    missPart();
    closeDialog('samples');
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['while the wheel spins', () => wheelStore.setState({ spinning: true })],
    ['while a winner is shown', () => wheelStore.setState({ winner: sliceOf() })],
    ['while several winners are held', () => drawStore.setState({ draw: {} as ShownDraw })],
    ['while teams are held', () => dealtStore.setState({ made: {} as MadeTeams })],
    ['in a live room', () => roomStore.setState({ control: {} as RoomControl })],
    ['with text in a field', () => typeInto(document.createElement('textarea'), 'Half a senten')],
    [
      'under an open dialog',
      () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
    ],
    ['in a frame', () => window.history.replaceState(null, '', '/embed/en/yes-or-no')],
    ['in presenter mode', () => presentStore.setState({ isOn: true })],
    ['in full screen', () => Object.assign(document, { fullscreenElement: document.createElement('div') })],
    ['with a result that is not stored', () => win()],
    [
      'with a result while another wheel is stored',
      () => {
        win();
        localStorage.setItem('wheelConfig', textOfWheel({ ...newWheel(), id: 'other' }));
      },
    ],
    [
      'while an edit can be redone',
      () => {
        wheelStore.getState().edit((wheel) => ({ ...wheel, name: 'Mine' }));
        wheelStore.getState().undo();
      },
    ],
    [
      'while an edit can be undone',
      () => wheelStore.getState().edit((wheel) => ({ ...wheel, name: 'Mine' })),
    ],
    [
      'right after it did',
      () => sessionStorage.setItem('reloadedForVersion', `{"at":${Date.now() - 59_000}}`),
    ],
  ])('of a dialog: never reloads by itself %s', async (_, arrange) => {
    arrange();
    openDialog('samples');
    missPart();
    closeDialog('samples');
    await answered();
    expect(reload).not.toHaveBeenCalled();
    // Not another one that blames the connection.
    expect(toasts()).toMatchObject([{ text: expect.stringContaining('new version') }]);
  });

  it('offers a reload again to a visitor who closed its toast and asks for something that is gone', async () => {
    wheelStore.setState({ spinning: true });
    missPart();
    await answered();
    toastStore.setState({ toasts: [] });
    missPart();
    await answered();
    expect(toasts()).toMatchObject([{ text: expect.stringContaining('new version') }]);
  });

  it('of a dialog: reloads by itself when the results are stored', async () => {
    win();
    localStorage.setItem('wheelConfig', textOfWheel(wheelStore.getState().wheel));
    openDialog('samples');
    missPart();
    closeDialog('samples');
    await answered();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('offers a reload once for each new version, even after its toast was closed', async () => {
    missScript();
    await answered();
    toastStore.setState({ toasts: [] });
    missScript();
    await answered();
    expect(toasts()).toEqual([]);
    newest.mockResolvedValue('/assets/index-newer.js');
    missScript();
    await answered();
    expect(toasts()).toHaveLength(1);
  });

  it('opens no dialog by a name that is none', () => {
    for (const stored of [
      '{"wish":{"dialog":"constructor"}}',
      '{"wish":7}',
      '{"wish":null}',
      'null',
      '{',
      '[]',
    ]) {
      sessionStorage.setItem('reloadedForVersion', stored);
      stop();
      stop = watchVersion({ own: '/assets/index-old.js', newest, reload });
      expect(uppermostDialog()).toBeUndefined();
    }
  });

  it.each([
    ['the version is the same', async () => '/assets/index-old.js'],
    ['a proxy answers', async () => null],
    ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('while %s offers nothing', async (_, answer) => {
    newest.mockImplementation(answer);
    missScript();
    await answered();
    expect(newest).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });
});

describe('coming back to the tab', () => {
  it('after an hour is in the new version', async () => {
    await beAway(60);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('after an hour, with something half done, offers the new version', async () => {
    wheelStore.setState({ spinning: true });
    await beAway(60);
    expect(reload).not.toHaveBeenCalled();
    expect(toasts()).toHaveLength(1);
  });

  it('after less than an hour sends no request', async () => {
    await beAway(59);
    await beAway(59);
    expect(newest).not.toHaveBeenCalled();
  });
});

import { dealtStore } from '../features/draw/teams/dealt-teams';
import { drawStore } from '../features/draw/winners/shown-draw';
import { presentStore } from '../features/present/present-state';
import { isInRoom, roomStore } from '../live/room-store';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { browserStorage } from '../wheel/keeping/browser-storage';
import { contentKey, ownKey } from '../wheel/keeping/stored-wheel';
import { canRedo, canUndo, type WheelState, wheelStore } from '../wheel/store';
import { routeOf } from './routes';
import type { Wish } from './wish';

const key = 'reloadedForVersion';

/** While servers of two versions answer in turn, a tab that reloaded for each of them would never come to rest. */
const shortest = 60_000;

/** Collects the fields that somebody has typed into. Returns whether text is in one of them, and how to stop. */
export function watchTyping(): { hasText: () => boolean; stop: () => void } {
  const fields = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const typed = ({ target }: Event) => {
    if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) fields.add(target);
  };
  document.addEventListener('input', typed, { capture: true });
  return {
    hasText: () => {
      for (const field of fields) if (!field.isConnected) fields.delete(field);
      return [...fields].some((field) => field.value !== '');
    },
    stop: () => document.removeEventListener('input', typed, { capture: true }),
  };
}

/**
 * Whether a reload at this moment would take nothing from the visitor: no spin, popup, draw, room, full screen, step to
 * undo or redo, or result that isn't stored.
 */
export function isSafeToReload(hasText: () => boolean): boolean {
  const wheel = wheelStore.getState();
  return (
    !isInFrame() &&
    !wheel.spinning &&
    wheel.winner === null &&
    drawStore.getState().draw === null &&
    dealtStore.getState().made === null &&
    !canUndo(wheel) &&
    !canRedo(wheel) &&
    !hasUnstoredResults(wheel) &&
    !presentStore.getState().isOn &&
    !document.fullscreenElement &&
    !isInRoom(roomStore.getState()) &&
    !isSomethingOpen() &&
    !hasText()
  );
}

/** A page in a frame of another site stores nothing. */
const isInFrame = (): boolean => window.parent !== window || routeOf(window.location).isEmbedded === true;

/** The storage may be blocked or full, or hold the wheel of another tab. */
function hasUnstoredResults({ wheel, log }: WheelState): boolean {
  if (log.entries.length === 0) return false;
  const stored = storedInPlaceOf(wheel);
  return stored?.id !== wheel.id || stored?.results.totalWheelSpins !== wheel.results.totalWheelSpins;
}

function storedInPlaceOf({ source }: Wheel): Wheel | undefined {
  try {
    const text =
      source === 'cms'
        ? browserStorage('sessionStorage')?.getItem(contentKey)
        : browserStorage('localStorage')?.getItem(ownKey);
    return openDocument(JSON.parse(text ?? 'null')).wheel;
  } catch {
    return undefined;
  }
}

/** A popover that is closed is part of the document, but not on the screen. */
const isSomethingOpen = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('[role="dialog"], [role="menu"]')].some(
    (element) => element.getClientRects().length > 0,
  );

/** Reloads the page, which then grants the wish. False if this tab has just done so, or can't remember that. */
export function reloadFor(wish: Wish, reload: () => void, now = Date.now()): boolean {
  const storage = browserStorage('sessionStorage');
  if (!storage) return false;
  try {
    const { at } = JSON.parse(storage.getItem(key) ?? '{"at":0}');
    if (now - at < shortest) return false;
    storage.setItem(key, JSON.stringify({ at: now, wish }));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** The wish of the page before this reload, once. */
export function takeWish(): Wish {
  const storage = browserStorage('sessionStorage');
  try {
    const { at, wish } = JSON.parse(storage?.getItem(key) ?? '{}');
    if (wish) storage?.setItem(key, JSON.stringify({ at }));
    return typeof wish === 'object' ? (wish ?? {}) : {};
  } catch {
    // The stored value can't be read; the visitor asks again.
    return {};
  }
}

import { ofThisTab } from '../document/copies';
import type { Wheel } from '../document/document';
import { newGuid } from '../document/guid';
import { type Opened, openDocument } from '../document/upgrade';
import { keyOfWheel } from '../document/wheel-key';
import { withId, writeDocument } from '../document/wire-format';
import { browserStorage } from './browser-storage';
import { journal } from './journal';

export const ownKey = 'wheelConfig';
const contentKey = 'sessionWheelConfig';
const stageKey = 'stageWheel';

/** What the visitor must know about the storage; each is told once. */
export type StorageTrouble =
  | { kind: 'blocked' }
  /** Only the wheel on the stage is kept. */
  | { kind: 'memory' }
  /** No: the database was only slow. */
  | { kind: 'kept' }
  /** The database doesn't answer any more; changes stay in the journal. */
  | { kind: 'lost' }
  | { kind: 'full' }
  | { kind: 'set-aside'; reason: 'no-wheel' | 'newer'; text: string };

export interface StoredWheel {
  /** The wheel of the last visit, upgraded; null when there is none that can be shown. */
  read(): Wheel | null;
  /** The key of the wheel that this tab stored last: another tab may have stored another one since. */
  tabKey(): string | null;
  /** The content wheel as this tab changed it. */
  readContent(): Wheel | null;
  /** Also makes it the wheel that a reload of this tab shows. */
  write(wheel: Wheel): void;
}

/** A content wheel is shown again by its page in this tab; every other wheel by the start page. */
export function storedWheel(
  tell: (trouble: StorageTrouble) => void,
  own = browserStorage('localStorage'),
  content = browserStorage('sessionStorage'),
): StoredWheel {
  const said = new Set<string>();
  const tellOnce = (trouble: StorageTrouble) => {
    if (said.has(trouble.kind)) return;
    said.add(trouble.kind);
    tell(trouble);
  };
  if (!own) tellOnce({ kind: 'blocked' });

  return {
    read: () => {
      const text = own && readText(own, ownKey);
      if (!text) return null;
      const opened = openText(text);
      if (opened.wheel) return storedWithId(own, opened.wheel);
      setAside(own, text);
      tellOnce({ kind: 'set-aside', reason: opened.problem, text });
      return null;
    },
    tabKey: () => content && readText(content, stageKey),
    readContent: () => {
      const { wheel } = openText((content && readText(content, contentKey)) ?? '');
      return wheel ? ofThisTab(wheel) : null;
    },
    write: (wheel) => {
      const isContent = wheel.source === 'cms';
      const storage = isContent ? content : own;
      try {
        if (own && !isContent && !journal.isReplayed) keepReplaced(own, wheel.id);
        storage?.setItem(isContent ? contentKey : ownKey, textOfWheel(wheel));
        if (!isContent) content?.setItem(stageKey, keyOfWheel(wheel));
      } catch (error) {
        console.error('This browser could not store the wheel.', error);
        tellOnce({ kind: 'full' });
      }
    },
  };
}

/** After a reload, neither this tab nor the start page shows the wheel any longer. */
export function forgetStored(key: string): void {
  const mirrored = peekAtStoredWheel();
  if (mirrored && keyOfWheel(mirrored) === key) browserStorage('localStorage')?.removeItem(ownKey);
  const tab = browserStorage('sessionStorage');
  if (tab && readText(tab, stageKey) === key) tab.removeItem(stageKey);
  const content = openText((tab && readText(tab, contentKey)) ?? '').wheel;
  if (content && keyOfWheel(content) === key) tab?.removeItem(contentKey);
}

/** The library needs an id. */
export const identified = (wheel: Wheel): Wheel =>
  wheel.id === undefined ? withId(wheel, newGuid()) : wheel;

/** The new id is stored at once: the library reads the wheel from here too. */
function storedWithId(storage: Storage, wheel: Wheel): Wheel {
  const withOne = identified(wheel);
  try {
    if (withOne !== wheel) storage.setItem(ownKey, textOfWheel(withOne));
  } catch (error) {
    console.error('This browser could not store the id of the wheel.', error);
  }
  return withOne;
}

export const textOfWheel = (wheel: Wheel): string => JSON.stringify(writeDocument(wheel));

function readText(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function openText(text: string): Opened {
  try {
    return openDocument(JSON.parse(text));
  } catch {
    return { problem: 'no-wheel' };
  }
}

/** The wheel of the last visit as it is stored, for callers that only read it. */
export const peekAtStoredWheel = (storage = browserStorage('localStorage')): Wheel | undefined =>
  storage ? openText(readText(storage, ownKey) ?? '').wheel : undefined;

/** Another wheel is stored here, and perhaps nowhere else: the journal has it until the library does. */
function keepReplaced(storage: Storage, id: string | undefined): void {
  const before = openText(readText(storage, ownKey) ?? '').wheel;
  if (before && before.id !== id) journal.keep(identified(before));
}

/** What can't be shown today may be someone's work: it is set aside, not overwritten. */
function setAside(storage: Storage, text: string): void {
  try {
    storage.removeItem(ownKey);
    storage.setItem(`${ownKey}.aside.${Date.now()}`, text);
  } catch (error) {
    console.error('The wheel that could not be read could not be set aside either.', error);
  }
}

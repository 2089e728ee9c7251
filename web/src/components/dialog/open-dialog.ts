import type { ComponentType, RefObject } from 'react';
import { createStore } from 'zustand/vanilla';
import { type LazyPart, lazyPart } from '../lazy-part/lazy-part';
import { finishTyping } from '../text-box/finish-typing';

export interface DialogProps {
  /** The button that gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The dialogs that other parts of the page may open. Which feature shows which is written in `app/dialogs.ts`. */
export type DialogName =
  | 'draw'
  | 'ideas'
  | 'library'
  | 'media'
  | 'name'
  | 'samples'
  | 'takeAlong'
  | 'teams'
  | 'versions'
  | 'wheelMenu'
  | 'winners';

type LoadDialog = (name: DialogName) => Promise<ComponentType<DialogProps>>;

const unregistered: LoadDialog = (name) => Promise.reject(new Error(`No feature has registered ${name}.`));
let load = unregistered;

/** The app registers how dialogs are loaded, so that a feature can open another's dialog without importing it. */
export function registerDialogs(loadDialog: LoadDialog): void {
  load = loadDialog;
}

const parts = new Map<DialogName, LazyPart<DialogProps>>();

/** The component of the dialog, fetched when it is first needed. */
export function dialogPart(name: DialogName): LazyPart<DialogProps> {
  const part = parts.get(name) ?? lazyPart(() => load(name));
  parts.set(name, part);
  return part;
}

/** The one dialog that is open. */
export const dialogStore = createStore<{ open: DialogName | null }>()(() => ({ open: null }));

export function openDialog(name: DialogName): void {
  finishTyping();
  dialogStore.setState({ open: name });
}

export const closeDialog = (): void => dialogStore.setState({ open: null });

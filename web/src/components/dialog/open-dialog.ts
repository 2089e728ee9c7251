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

/** Where a draw is shown. It lies over a dialog that was opened while the wheel turned, and leaves it as it is. */
export type DrawStage = 'dealtTeams' | 'drawnWinners';

export type DialogPart = DialogName | DrawStage;

type LoadDialog = (name: DialogPart) => Promise<ComponentType<DialogProps>>;

const unregistered: LoadDialog = (name) => Promise.reject(new Error(`No feature has registered ${name}.`));
let load = unregistered;

/** The app registers how dialogs are loaded, so that a feature can open another's dialog without importing it. */
export function registerDialogs(loadDialog: LoadDialog): void {
  load = loadDialog;
}

const parts = new Map<DialogPart, LazyPart<DialogProps>>();

/** The component of the dialog, fetched when it is first needed. */
export function dialogPart(name: DialogPart): LazyPart<DialogProps> {
  const part = parts.get(name) ?? lazyPart(() => load(name));
  parts.set(name, part);
  return part;
}

/** Whether a draw is shown on the dark stage. */
export const showsDraw = ({ stage }: Shown): boolean => stage !== null;

/** The dialog that nothing may cover: a winner's moment, or the stage of a draw. */
export const shownMoment = (): Element | null => document.querySelector('dialog[data-moment][open]');

interface Shown {
  open: DialogName | null;
  stage: DrawStage | null;
}

/** The one dialog that is open, and the stage over it. */
export const dialogStore = createStore<Shown>()(() => ({ open: null, stage: null }));

export function openDialog(name: DialogName): void {
  finishTyping();
  dialogStore.setState({ open: name });
}

/** Shows a stage that was fetched, or closes it. */
export function showStage(stage: DrawStage | null): void {
  finishTyping();
  dialogStore.setState({ stage });
}

export const closeDialog = (): void => dialogStore.setState({ open: null });

import { type ComponentType, createContext } from 'react';
import { createStore } from 'zustand/vanilla';
import type { MediaItem } from '../../media/media-item';
import { type LazyPart, lazyPart } from '../lazy-part/lazy-part';
import { warmedBy } from '../lazy-part/warm-up';
import type { OpenedMenu } from '../menu/open-menu';
import type { AskedQuestion } from '../question/ask';
import { finishTyping } from '../text-box/finish-typing';

/** Opened without props. */
type Plain = Record<never, never>;

/** Every dialog of the page, and what it is opened with. Which feature shows it is written in `app/dialogs.ts`. */
export interface Dialogs {
  /** The key of a wheel with two versions. */
  conflict: { wheel: string };
  dealtTeams: Plain;
  drawnWinners: Plain;
  ideas: Plain;
  /** A file, pasted text, which has no name, or a list at an address. */
  import: { name: string; text: string; url?: string };
  library: Plain;
  listAddress: Plain;
  live: Plain;
  lobby: Plain;
  media: Plain;
  name: Plain;
  picture: { item: MediaItem };
  question: AskedQuestion;
  report: { shareId: string };
  samples: Plain;
  search: Plain;
  share: Plain;
  shortcuts: Plain;
  slice: { guid: string; tab?: 'sound' | 'appearance' | 'effects' | undefined };
  stream: Plain;
  takeAlong: Plain;
  versions: Plain;
}

export type DialogName = keyof Dialogs;

/** A dialog closes itself by `onClose`, and nothing else. */
export type DialogProps<Name extends DialogName> = Dialogs[Name] & { onClose: () => void };

type LoadDialog = <Name extends DialogName>(name: Name) => Promise<ComponentType<DialogProps<Name>>>;

export interface OpenedDialog<Name extends DialogName = DialogName> {
  name: Name;
  props: Dialogs[Name];
  /** Tells two openings of the same dialog apart. */
  opening: number;
}

interface Overlays {
  load: LoadDialog;
  /** The dialogs that are open or being fetched, the uppermost last. */
  opened: readonly OpenedDialog[];
  /** The menu that is open or on its way. */
  menu: OpenedMenu | null;
  /** How many dialogs and menus were opened so far. */
  openings: number;
  /** The frames on the screen, the uppermost last. */
  frames: readonly HTMLDialogElement[];
}

export const overlayStore = createStore<Overlays>()(() => ({
  load: (name) => Promise.reject(new Error(`Nobody provides the dialog ${name}.`)),
  opened: [],
  menu: null,
  openings: 0,
  frames: [],
}));

/** The app provides the dialogs, so that a feature can open another's without importing it. */
export const provideDialogs = (load: LoadDialog): void => overlayStore.setState({ load });

const parts = new Map<DialogName, LazyPart<never>>();

/** The component of a dialog, fetched when it is first needed. */
export function dialogPart<Name extends DialogName>(name: Name): LazyPart<DialogProps<Name>> {
  const part = parts.get(name) ?? lazyPart(() => overlayStore.getState().load(name));
  parts.set(name, part as LazyPart<never>);
  return part as LazyPart<DialogProps<Name>>;
}

type PropsOf<Name extends DialogName> = [keyof Dialogs[Name]] extends [never] ? [] : [props: Dialogs[Name]];

/** Opens a dialog over those that are open; an open one with the same name is closed. */
export function openDialog<Name extends DialogName>(name: Name, ...[props]: PropsOf<Name>): OpenedDialog {
  finishTyping();
  const { opened, openings } = overlayStore.getState();
  const dialog: OpenedDialog = { name, props: props ?? {}, opening: openings };
  overlayStore.setState({
    opened: [...opened.filter((each) => each.name !== name), dialog],
    openings: openings + 1,
  });
  return dialog;
}

/** For the button of a dialog, which is fetched as soon as a pointer or the focus is there. */
export const opens = <Name extends DialogName>(name: Name, ...props: PropsOf<Name>) => ({
  'aria-haspopup': 'dialog' as const,
  'data-opens': name,
  onClick: () => void openDialog(name, ...props),
  ...warmedBy(dialogPart(name)),
});

/** Closes the dialog of this name, if it is open; the others stay. */
export const closeDialog = (name: DialogName): void => closeWhere((each) => each.name === name);

/** Closes this opening of a dialog; a later one of the same name stays. */
export const closeOpened = ({ opening }: OpenedDialog): void =>
  closeWhere((each) => each.opening === opening);

function closeWhere(isClosed: (dialog: OpenedDialog) => boolean): void {
  const { opened } = overlayStore.getState();
  if (opened.some(isClosed)) overlayStore.setState({ opened: opened.filter((each) => !isClosed(each)) });
}

/** The arguments that the dialog with this name was opened with; undefined while it isn't open. */
export const openedWith = <Name extends DialogName>(name: Name): Dialogs[Name] | undefined =>
  overlayStore.getState().opened.find((each) => each.name === name)?.props as Dialogs[Name] | undefined;

export const uppermostDialog = (): DialogName | undefined => overlayStore.getState().opened.at(-1)?.name;

/** The dialog around a component, as the host opened it. */
export const DialogContext = createContext<OpenedDialog | undefined>(undefined);

const isOpen = (dialog: OpenedDialog): boolean => overlayStore.getState().opened.includes(dialog);

/** Resolves when this opening of a dialog is over, also when it could not be shown. */
export const whenClosed = (dialog: OpenedDialog): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isOpen(dialog)) return;
      stop();
      resolve();
    };
    const stop = overlayStore.subscribe(look);
    look();
  });

/** Whether a draw is shown on the dark stage. */
export const showsDraw = ({ opened }: Pick<Overlays, 'opened'> = overlayStore.getState()): boolean =>
  opened.some(({ name }) => name === 'drawnWinners' || name === 'dealtTeams');

/** The frame that nothing may cover: a winner's moment, or the stage of a draw. */
export const shownMoment = (): HTMLDialogElement | undefined =>
  overlayStore.getState().frames.find(({ dataset }) => dataset.moment !== undefined);

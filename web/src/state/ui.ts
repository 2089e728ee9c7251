import { createStore } from 'zustand/vanilla';

export type PanelTab = 'choices' | 'look' | 'sound' | 'settings' | 'results';

/** The heights of the sheet, from the lowest to the highest. */
export const snaps = ['collapsed', 'rest', 'expanded'] as const;
export type Snap = (typeof snaps)[number];

export type MissingReason = 'takenDown' | 'gone' | 'unreachable';

interface Ui {
  tab: PanelTab;
  /** The id of the group that the tab shows first, until it has. */
  wantedGroup: string | null;
  /** Whether the panel is open, where it stands beside the wheel. */
  isPanelOpen: boolean;
  /** Whether it was closed before: when the page starts, the panel is already there and must not slide in. */
  wasPanelClosed: boolean;
  /** The height of the sheet, where it stands below the wheel. */
  snap: Snap;
  /** The wheel of a link is looked at and not edited: the panel is shut until the visitor asks for it. */
  isVisiting: boolean;
  isPresenting: boolean;
  /** The scene on the stage is dark, and so is the whole window. */
  isSceneDark: boolean;
  /** Why the wheel of a share link isn't on the stage. */
  missingWheel: MissingReason | null;
  /** How often something that the visitor asked for could not be fetched. */
  missedParts: number;
}

/** What the page shows of itself, until it is loaded again. */
export const ui = createStore<Ui>()(() => ({
  tab: 'choices',
  wantedGroup: null,
  isPanelOpen: true,
  wasPanelClosed: false,
  snap: 'rest',
  isVisiting: false,
  isPresenting: false,
  isSceneDark: false,
  missingWheel: null,
  missedParts: 0,
}));

export const showTab = (tab: PanelTab, wantedGroup: string | null = null): void =>
  ui.setState({ tab, wantedGroup });

export function takeWantedGroup(): string | null {
  const { wantedGroup } = ui.getState();
  ui.setState({ wantedGroup: null });
  return wantedGroup;
}

/** The style sheets go by the attribute, which the page has from its first paint. */
export function setVisiting(isVisiting: boolean): void {
  ui.setState({ isVisiting, isPanelOpen: !isVisiting });
  document.documentElement.toggleAttribute('data-visit', isVisiting);
}

export function togglePanel(): void {
  const isPanelOpen = !ui.getState().isPanelOpen;
  setVisiting(false);
  ui.setState({ isPanelOpen, wasPanelClosed: true });
}

export const snapSheet = (snap: Snap): void => ui.setState({ snap });
export const setPresenting = (isPresenting: boolean): void => ui.setState({ isPresenting });

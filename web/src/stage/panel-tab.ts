import { createStore } from 'zustand/vanilla';

export type PanelTab = 'choices' | 'look' | 'sound' | 'settings' | 'results';

interface PanelTabState {
  tab: PanelTab;
  /** The id of the group that the tab shows first, until it has. */
  wanted: string | null;
}

/** The open tab of the panel. */
export const panelTabStore = createStore<PanelTabState>()(() => ({ tab: 'choices', wanted: null }));

export const showTab = (tab: PanelTab): void => panelTabStore.setState({ tab, wanted: null });

export const showGroup = (tab: PanelTab, wanted: string): void => panelTabStore.setState({ tab, wanted });

export function takeWanted(): string | null {
  const { wanted } = panelTabStore.getState();
  panelTabStore.setState({ wanted: null });
  return wanted;
}

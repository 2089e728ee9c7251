import { createStore } from 'zustand/vanilla';

/** Whether the panel of the draw modes is open; `opening` numbers the openings, as each one is a new panel. */
export const modePanelStore = createStore(() => ({ isOpen: false, opening: 0 }));

export const openModePanel = (): void =>
  modePanelStore.setState(({ opening }) => ({ isOpen: true, opening: opening + 1 }));

export const closeModePanel = (): void => modePanelStore.setState({ isOpen: false });

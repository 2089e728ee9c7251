import { createStore } from 'zustand/vanilla';
import type { Snap } from './sheet-snap';

interface PanelState {
  /** Whether the panel is open, where it stands beside the wheel. */
  isOpen: boolean;
  /** The height of the sheet, where it stands below the wheel. */
  snap: Snap;
}

export const panelStore = createStore<PanelState>()(() => ({ isOpen: true, snap: 'rest' }));

export const togglePanel = () => panelStore.setState(({ isOpen }) => ({ isOpen: !isOpen }));
export const snapSheet = (snap: Snap) => panelStore.setState({ snap });

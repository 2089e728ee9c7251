import { createStore } from 'zustand/vanilla';
import type { Snap } from './sheet-snap';

interface PanelState {
  /** Beside the wheel, the panel is there or not. */
  isOpen: boolean;
  /** Below the wheel it is a sheet with three heights. */
  snap: Snap;
}

export const panelStore = createStore<PanelState>()(() => ({ isOpen: true, snap: 'rest' }));

export const togglePanel = () => panelStore.setState(({ isOpen }) => ({ isOpen: !isOpen }));
export const snapSheet = (snap: Snap) => panelStore.setState({ snap });

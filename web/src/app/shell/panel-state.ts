import { createStore } from 'zustand/vanilla';
import type { Snap } from './sheet-snap';

interface PanelState {
  /** Whether the panel is open, where it stands beside the wheel. */
  isOpen: boolean;
  /** Whether it was closed before: when the page starts, the panel is already there and must not slide in. */
  wasClosed: boolean;
  /** The height of the sheet, where it stands below the wheel. */
  snap: Snap;
}

export const panelStore = createStore<PanelState>()(() => ({ isOpen: true, wasClosed: false, snap: 'rest' }));

export const togglePanel = () => panelStore.setState(({ isOpen }) => ({ isOpen: !isOpen, wasClosed: true }));
export const snapSheet = (snap: Snap) => panelStore.setState({ snap });

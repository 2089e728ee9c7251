import { createStore } from 'zustand/vanilla';
import type { Slice } from '../wheel/document/document';
import type { AnnouncedSpin } from './messages';

/** A draw of several winners or of teams, until the room closes or withdraws it or this visitor closes it. */
export interface RoomDraw {
  spin: AnnouncedSpin;
  /** `turning`: the wheel has not stopped yet. `stopped`: it may be shown. `shown`: it is on this page's stage. */
  phase: 'turning' | 'stopped' | 'shown';
  /** The choices when the wheel stopped. */
  slices: readonly Slice[];
}

/** The room's draw. The rooms write it; the feature of draws, which they don't import, shows it. */
export const roomDrawStore = createStore<{ draw: RoomDraw | null }>()(() => ({ draw: null }));

/** Takes the draw of this spin away from this page; returns it, if it was here. */
export function dropRoomDraw(spinId: string | null | undefined): RoomDraw | null {
  const { draw } = roomDrawStore.getState();
  if (!draw || draw.spin.spinId !== spinId) return null;
  roomDrawStore.setState({ draw: null });
  return draw;
}

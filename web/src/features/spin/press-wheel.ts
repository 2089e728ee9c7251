import { onFirstClick } from '../../components/controls/on-first-click';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import { sliceAtPoint } from './slice-at-point';
import type { Spin } from './spin-command';

export interface SlicePress {
  slice: Slice;
  x: number;
  y: number;
}

const longPress = 500;
const steadiness = 10;

/** A click spins; a right click or a long press opens the menu of the slice under it. Returns how to stop. */
export function pressWheel(plate: HTMLElement, spin: Spin, askMenu: (press: SlicePress) => void): () => void {
  let holding: ReturnType<typeof setTimeout> | undefined;
  let startedAt = { x: 0, y: 0 };
  let wasHeld = false;

  const open = (x: number, y: number): boolean => {
    if (wheelStore.getState().isReadOnly) return false;
    const slice = sliceAtPoint(wheelStore.getState(), plate.getBoundingClientRect(), x, y);
    if (slice) askMenu({ slice, x, y });
    return slice !== null;
  };
  const pressed = ({ pointerType, clientX, clientY }: PointerEvent) => {
    wasHeld = false;
    startedAt = { x: clientX, y: clientY };
    clearTimeout(holding);
    // A mouse has a right button, and Android sends its own menu event; iPhones send nothing.
    if (pointerType === 'touch') holding = setTimeout(() => (wasHeld = open(clientX, clientY)), longPress);
  };
  const moved = ({ clientX, clientY }: PointerEvent) => {
    if (Math.hypot(clientX - startedAt.x, clientY - startedAt.y) > steadiness) clearTimeout(holding);
  };
  const released = () => clearTimeout(holding);
  const clicked = onFirstClick(() => {
    if (!wasHeld) spin();
  });
  const asked = (event: MouseEvent) => {
    event.preventDefault();
    clearTimeout(holding);
    if (!wasHeld) wasHeld = open(event.clientX, event.clientY) && event.button !== 2;
  };

  plate.addEventListener('pointerdown', pressed);
  plate.addEventListener('pointermove', moved);
  plate.addEventListener('pointerup', released);
  plate.addEventListener('pointercancel', released);
  plate.addEventListener('click', clicked);
  plate.addEventListener('contextmenu', asked);
  return () => {
    clearTimeout(holding);
    plate.removeEventListener('pointerdown', pressed);
    plate.removeEventListener('pointermove', moved);
    plate.removeEventListener('pointerup', released);
    plate.removeEventListener('pointercancel', released);
    plate.removeEventListener('click', clicked);
    plate.removeEventListener('contextmenu', asked);
  };
}

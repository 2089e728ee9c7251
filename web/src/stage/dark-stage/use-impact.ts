import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { prefersStillness } from '../../components/motion/stillness';
import { lookOf, radiiOf, wheelWidth } from '../../wheel/drawing/look';
import { layOut, startOf, widthOf } from '../../wheel/motion/geometry';
import { stageSlices, wheelStore } from '../../wheel/store';
import { type Box, growOutline, type Wedge } from './grow-outline';
import { liftedBy } from './use-beat';

/** How long a slice takes to become the band of its name, in ms. */
const growTime = 350;

/**
 * The moment at which a name is there. Before it, the slice of this id grows into the band; without motion, or without a
 * band, there is nothing to wait for. Returns whether it has come, how to bring it about early, and whether it flashes:
 * only after the slice has grown. That and the beat before it take longer than a third of a second, so nothing flashes
 * more often than three times a second (WCAG 2.3.1).
 */
export function useImpact(
  isShown: boolean,
  board: RefObject<HTMLElement | null>,
  guid: string | undefined,
): [hasHit: boolean, hit: () => void, flashes: boolean] {
  const [impact, setImpact] = useState<'none' | 'quiet' | 'flash'>('none');
  const hit = useCallback(() => setImpact((before) => (before === 'none' ? 'quiet' : before)), []);
  const hasHit = impact !== 'none';
  useLayoutEffect(() => {
    if (!isShown || hasHit) return;
    const stop = guid && board.current ? grow(board.current, guid) : null;
    if (!stop) return hit();
    const over = setTimeout(() => setImpact('flash'), growTime);
    return () => {
      clearTimeout(over);
      stop();
    };
  }, [isShown, hasHit, hit, board, guid]);
  return [hasHit, hit, impact === 'flash'];
}

/** Lets the slice grow into the band, over the stage. Returns how to take it away; null where it can't be seen. */
function grow(board: HTMLElement, guid: string): (() => void) | null {
  const band = board.querySelector('[data-band]')?.getBoundingClientRect();
  const wedge = wedgeOnScreen(guid);
  if (!band?.width || !wedge || prefersStillness() || typeof board.animate !== 'function') return null;
  const edge = board.getBoundingClientRect();
  const shape = document.createElement('i');
  shape.dataset.shape = '';
  board.append(shape);
  const clipPath = growOutline(
    { ...wedge, center: { x: wedge.center.x - edge.left, y: wedge.center.y - edge.top } },
    movedBy(band, edge),
  );
  shape.animate({ clipPath }, { duration: growTime, easing: 'cubic-bezier(.5, 0, .2, 1)', fill: 'forwards' });
  return () => shape.remove();
}

const movedBy = ({ left, top, right, bottom }: Box, edge: Box): Box => ({
  left: left - edge.left,
  top: top - edge.top,
  right: right - edge.left,
  bottom: bottom - edge.top,
});

/** The slice as it lies lifted on the resting wheel; null where no wheel is on the page. */
function wedgeOnScreen(guid: string): Wedge | null {
  const state = wheelStore.getState();
  const layout = layOut(stageSlices(state));
  const index = layout.slices.findIndex((slice) => slice.guid === guid);
  const disc = document.querySelector('[role="img"] canvas')?.parentElement;
  if (!disc?.offsetWidth || index < 0) return null;
  const { left, top, width, height } = disc.getBoundingClientRect();
  return {
    center: { x: left + width / 2, y: top + height / 2 },
    radius: disc.offsetWidth * (radiiOf(lookOf(state.wheel)).slices / wheelWidth) * liftedBy,
    start: startOf(layout, index) + state.rotation,
    width: widthOf(layout, index),
  };
}

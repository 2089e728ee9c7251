import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../components/motion/stillness';
import { celebrate } from '../effects/celebrate';
import { chosenEffect } from '../effects/choose-effect';
import { playEffect } from '../effects/play-effect';
import { showStill } from '../effects/show-still';
import { pictureAddress } from '../files/web-address';
import type { Slice, Wheel } from '../wheel/document/document';
import { sliceFile } from '../wheel/document/signed-addresses';
import { sliceFill } from '../wheel/document/slice-fill';
import { ownPicture } from '../wheel/drawing/own-pictures';
import { contrast, labelInk } from '../wheel/drawing/text-color';
import { wheelStore } from '../wheel/store';

/** The slice's colours as on the wheel; its own text colour is replaced where it would be unreadable. */
export function winnerColors(
  winner: Slice,
  wheel: Wheel,
  onStage?: readonly Slice[],
): { background: string; color: string } {
  const background = sliceFill(wheel, onStage)(winner);
  const inkOf = (own: string | undefined) => labelInk(own, background, false);
  const color = inkOf(winner.color);
  return { background, color: contrast(color, background) >= readable ? color : inkOf(undefined) };
}

/** WCAG 2.2 AA for large text. */
const readable = 3;

/** The colours of slices as on the wheel, readable also where the names of many are small. */
export function boardColors(
  wheel: Wheel,
  onStage: readonly Slice[],
): (slice: Slice) => { background: string; color: string } {
  const fillOf = sliceFill(wheel, onStage);
  return (slice) => {
    const background = fillOf(slice);
    return { background, color: labelInk(slice.color, background, false) };
  };
}

/** The picture of a slice: the user's own once it has arrived, else from its address. */
export function pictureOf(slice: Slice): string | null {
  const own = sliceFile(slice);
  return own ? (ownPicture(own.id) ?? null) : pictureAddress(slice.image);
}

/** Celebrates each winner that is shown; where motion isn't allowed, by a still picture. */
export function useCelebration(winner: Slice | undefined, host: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!winner || !host.current) return;
    const effect = chosenEffect(winner, wheelStore.getState().wheel);
    return celebrate(effect, host.current, prefersStillness() ? showStill : playEffect);
  }, [winner, host]);
}

import { type RefObject, useEffect } from 'react';
import { prefersStillness } from '../components/motion/stillness';
import { celebrate } from '../effects/celebrate';
import { chosenEffect } from '../effects/choose-effect';
import { namesOn } from '../effects/names';
import { playEffect } from '../effects/play-effect';
import { showStill } from '../effects/show-still';
import type { Effect } from '../effects/simulation';
import { pictureAddress } from '../files/web-address';
import type { Slice, Wheel } from '../wheel/document/document';
import { sliceFile } from '../wheel/document/signed-addresses';
import { sliceFill } from '../wheel/document/slice-fill';
import { ownPicture } from '../wheel/drawing/own-pictures';
import { contrast, labelInk } from '../wheel/drawing/text-color';
import { mix } from '../wheel/scenes/materials';
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

/** What white pieces are painted in where the letters are white too: the second colour of the slice. */
const secondColor = (background: string): string => mix(background, '#ffffff', 0.4);

/** Celebrates each winner that is shown; where motion isn't allowed, by a still picture. */
export function useCelebration(
  winner: Slice | undefined,
  host: RefObject<HTMLElement | null>,
  { background, color }: { background: string; color: string },
): void {
  const white = color === '#ffffff' ? secondColor(background) : undefined;
  useEffect(() => {
    if (!winner || !host.current) return;
    const effect = chosenEffect(winner, wheelStore.getState().wheel);
    const element = host.current;
    const play = (played: Effect) => playEffect(played, element, { names: namesOn(element), white });
    return celebrate(effect, element, prefersStillness() ? showStill : play);
  }, [winner, host, white]);
}

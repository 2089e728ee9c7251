import type { Slice } from '../document/document';
import { paletteStore } from '../document/palette';
import { type SliceFill, sliceFill } from '../document/slice-fill';
import { labelInk } from '../drawing/text-color';
import { currentRotation } from '../motion/drift';
import {
  layOut,
  markerAngle,
  normalise,
  type SliceLayout,
  sliceAt,
  startOf,
  widthOf,
} from '../motion/geometry';
import { rotationAt } from '../motion/motion';
import { stageSlices, type WheelState, type WheelStore } from '../store';

/** What the lens shows: the slice under the pointer with its neighbours, and how far the pointer is within it. */
export interface LensView {
  /** The index of the slice under the pointer. */
  index: number;
  /** In their order in the lens; the middle one is under the pointer. */
  slices: Slice[];
  /** From -0.5 to 0.5: where the pointer is within the middle slice, as a share of its width. */
  offset: number;
}

export function lensAt(layout: SliceLayout, marker: number, rotation: number, neighbours: number): LensView {
  const angle = normalise(marker - rotation);
  const index = sliceAt(layout, angle);
  const count = layout.slices.length;
  const slices: Slice[] = [];
  for (let place = -neighbours; place <= neighbours; place++) {
    const slice = layout.slices[(index + place + count * (neighbours + 1)) % count];
    if (slice) slices.push(slice);
  }
  return { index, slices, offset: (angle - startOf(layout, index)) / widthOf(layout, index) - 0.5 };
}

const neighbours = 2;
/** How long a label stays in the lens at least while the wheel turns, in ms: shorter, it can't be read. */
const legible = 120;

/** Writes the passing labels into the cells of a lens, frame by frame while the wheel moves. Returns how to stop. */
export function magnify(store: WheelStore, strip: HTMLElement): () => void {
  let frame = 0;
  let layout: SliceLayout | null = null;
  const fills = () => sliceFill(store.getState().wheel, stageSlices(store.getState()));
  let fill = fills();
  let written = { index: 0, at: 0 };

  const show = () => {
    const state = store.getState();
    layout ??= state.spin?.layout ?? layOut(stageSlices(state));
    frame = state.spin || state.drift ? requestAnimationFrame(show) : 0;
    if (layout.slices.length === 0) return;
    const marker = markerAngle(state.wheel.look.marker?.position);
    const { index, slices, offset } = lensAt(layout, marker, rotationNow(state), neighbours);
    const now = performance.now();
    if (index !== written.index) {
      if (frame !== 0 && now - written.at < legible) return;
      written = { index, at: now };
    }
    for (const [place, slice] of slices.entries()) writeCell(strip.children[place], slice, fill);
    strip.style.transform = `translateX(${(-offset * 100) / slices.length}%)`;
  };
  const recolor = () => {
    fill = fills();
    for (const cell of strip.children) (cell as HTMLElement).dataset.guid = '';
  };
  const unsubscribe = store.subscribe((state, before) => {
    const isOther = stageSlices(state) !== stageSlices(before);
    if (isOther) layout = null;
    if (isOther || state.wheel !== before.wheel) recolor();
    if (frame === 0) frame = requestAnimationFrame(show);
  });
  const unfollow = paletteStore.subscribe(() => {
    recolor();
    if (frame === 0) frame = requestAnimationFrame(show);
  });
  show();
  return () => {
    unsubscribe();
    unfollow();
    cancelAnimationFrame(frame);
  };
}

/** In a spin without motion, nobody may see the landing before its time. */
const rotationNow = (state: WheelState): number =>
  state.spin && state.spin.motion.duration > 0
    ? rotationAt(state.spin.motion, performance.now() - state.spin.startedAt)
    : currentRotation(state);

function writeCell(cell: Element | undefined, slice: Slice, fillOf: SliceFill): void {
  if (!(cell instanceof HTMLElement) || cell.dataset.guid === slice.guid) return;
  cell.dataset.guid = slice.guid;
  cell.textContent = slice.text.slice(0, 60);
  const fill = fillOf(slice);
  cell.style.background = fill;
  cell.style.color = labelInk(slice.color, fill, false);
}

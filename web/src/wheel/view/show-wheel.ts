import { paletteStore } from '../document/palette';
import { followPalette } from '../document/themes';
import type { Design } from '../drawing/design';
import { ownPictureStore } from '../drawing/own-pictures';
import { sceneLookStore } from '../drawing/scene-looks';
import { forgetMeasures } from '../drawing/text-measure';
import type { Drift } from '../motion/drift';
import { rotationAt } from '../motion/motion';
import type { RunningSpin, WheelState, WheelStore } from '../store';
import { designCache } from './design-cache';
import { pictureLoader } from './load-pictures';
import { createPainter } from './painter';
import { playDrift, playSpin, turned } from './play-spin';
import { watchSize } from './watch-size';

export interface WheelElements {
  disc: HTMLElement;
  canvas: HTMLCanvasElement;
  pointer: HTMLElement;
  /** A picture of the wheel that is shown until the wheel is drawn. */
  standIn: Element | null;
}

/** When a spin is fastest the labels are unreadable: the moment to turn them for where they will rest. */
const unreadable = 0.2;

/** Keeps the canvas and its rotation in sync with the store. Returns how to stop. */
export function showWheel(store: WheelStore, { disc, canvas, pointer, standIn }: WheelElements): () => void {
  const painter = createPainter(canvas);
  let cssSide = 0;
  let screenWidth = 0;
  let design: Design | null = null;
  let drawn = { rotation: 0, reading: 0 };
  let stopTurning = () => {};

  const paint = () => {
    if (design && cssSide > 0) painter.paint(design, { cssSide, ...drawn }, loader.pictures);
  };
  const loader = pictureLoader(paint);
  const designFor = designCache();
  const compose = (state: WheelState) => {
    if (cssSide === 0) return;
    design = designFor(state, screenWidth);
    loader.want(design);
  };
  const restAt = (rotation: number) => {
    disc.style.transform = turned(rotation);
    stopTurning();
    stopTurning = () => {};
    drawn = { rotation, reading: rotation };
    paint();
  };
  const spin = ({ motion, ...running }: RunningSpin, { wheel }: WheelState) => {
    const { marker } = wheel.look;
    stopTurning();
    const moving = { disc, pointer: marker?.animate === false ? null : pointer };
    const stopPlaying = playSpin({ motion, ...running }, moving, marker?.position);
    const turnLabels = setTimeout(() => {
      drawn = { ...drawn, reading: rotationAt(motion, motion.duration) };
      paint();
    }, motion.duration * unreadable);
    stopTurning = () => {
      clearTimeout(turnLabels);
      stopPlaying();
    };
  };
  const drift = (started: Drift) => {
    stopTurning();
    stopTurning = playDrift(started, disc);
  };
  const update = (state: WheelState, before?: WheelState) => {
    const isOther =
      state.wheel !== before?.wheel || state.spin !== before.spin || state.shownSlices !== before.shownSlices;
    const hasMoved = state.rotation !== before?.rotation || state.drift !== before?.drift;
    if (isOther) compose(state);
    if (state.spin && state.spin !== before?.spin) spin(state.spin, state);
    else if (state.drift && state.drift !== before?.drift) drift(state.drift);
    else if (!state.spin && !state.drift && (isOther || hasMoved)) restAt(state.rotation);
    else if (isOther) paint();
  };

  update(store.getState());
  const unsubscribe = store.subscribe(update);
  const repaint = () => {
    compose(store.getState());
    paint();
  };
  // The frame that lays out the page doesn't wait for the drawing where a picture stands in for it.
  let firstDrawing: ReturnType<typeof setTimeout> | undefined;
  const unwatch = watchSize(disc, (side) => {
    const isFirst = cssSide === 0;
    cssSide = side;
    // Layout has just run, so reading the width here is free.
    screenWidth = window.innerWidth;
    if (!isFirst || !standIn) return repaint();
    firstDrawing = setTimeout(() => {
      repaint();
      standIn.remove();
    });
  });
  const stopFollowing = [
    paletteStore.subscribe(repaint),
    sceneLookStore.subscribe(repaint),
    ownPictureStore.subscribe(repaint),
    followPalette(store),
    whenFontsArrive(() => {
      forgetMeasures();
      paint();
    }),
  ];
  canvas.addEventListener('contextrestored', paint);
  return () => {
    unsubscribe();
    clearTimeout(firstDrawing);
    standIn?.remove();
    unwatch();
    for (const stop of stopFollowing) stop();
    stopTurning();
    painter.stop();
    loader.stop();
    canvas.removeEventListener('contextrestored', paint);
  };
}

/** The wheel doesn't wait for the display face: until it has arrived, the system's stands in for it. */
function whenFontsArrive(arrived: () => void): () => void {
  const { fonts } = document;
  fonts?.addEventListener('loadingdone', arrived);
  return () => fonts?.removeEventListener('loadingdone', arrived);
}

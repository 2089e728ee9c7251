import { useEffect, useState } from 'react';
import { prefersStillness } from '../../components/motion/stillness';
import { lookOf, radiiOf, wheelWidth } from '../../wheel/drawing/look';
import { fullTurn, layOut, type SliceLayout, startOf, widthOf } from '../../wheel/motion/geometry';
import { stageSlices, type WheelState, wheelStore } from '../../wheel/store';
import styles from './LiftedSlice.module.css';

/** Time to see where the wheel has stopped before the stage goes dark, in ms. */
const beat = 450;
/** How much larger a slice is that has risen; the style sheet has the same. */
export const liftedBy = 1.09;

/**
 * The moment between the wheel's stop and the names, in which the slices lift; without motion there is none.
 * Returns whether it is over, and how to end it early.
 */
export function useBeat(guids: readonly string[]): [isOver: boolean, end: () => void] {
  const [isOver, setOver] = useState(prefersStillness);
  const [lifted] = useState(guids);

  useEffect(() => {
    if (prefersStillness()) return;
    const { duration, putBack } = liftSlices(document, wheelStore.getState(), lifted);
    const over = setTimeout(() => setOver(true), duration + beat);
    return () => {
      clearTimeout(over);
      putBack();
    };
  }, [lifted]);

  return [isOver, () => setOver(true)];
}

interface Lift {
  /** In ms, until the last slice has risen. */
  duration: number;
  putBack: () => void;
}

const noLift: Lift = { duration: 0, putBack: () => {} };

/**
 * Lifts slices off the resting wheel one after the other and dims the others. The picture of the wheel is copied
 * twice, however many rise: once for the slices that are up and once for those that are rising.
 */
function liftSlices(stage: ParentNode, state: WheelState, guids: readonly string[]): Lift {
  const disc = stage.querySelector('[role="img"] canvas')?.parentElement;
  const drawn = [...(disc?.querySelectorAll('canvas') ?? [])];
  const layout = layOut(stageSlices(state));
  const wanted = new Map(guids.map((guid, place) => [guid, place]));
  const places = layout.slices
    .map(({ guid }, index) => ({ index, place: wanted.get(guid) ?? -1 }))
    .filter(({ place }) => place >= 0)
    .sort((one, other) => one.place - other.place)
    .map(({ index }) => index);
  const last = drawn.at(-1);
  if (!last || places.length === 0) return noLift;

  const radius = (radiiOf(lookOf(state.wheel)).slices / wheelWidth) * 100;
  const shade = layer(styles.shade);
  const { groups, pause } = inGroups(places);
  const risen = wedges(groups.length > 1 ? drawn : [], styles.risen);
  const rising = wedges(drawn, styles.lifted);
  const rise = (step: number) => {
    const before = groups.slice(0, step).flat();
    const group = groups[step] ?? [];
    shade.style.background = shadeAround(layout, [...before, ...group]);
    risen.clip(wedgePaths(layout, before, radius));
    rising.clip(wedgePaths(layout, group, radius));
    rising.restart();
  };
  rise(0);
  const layers = [
    ...(layout.slices.length > 1 ? [shade] : []),
    ...(groups.length > 1 ? [risen.element] : []),
    rising.element,
  ];
  last.after(...layers);
  let step = 0;
  const timer = setInterval(() => {
    step++;
    if (step < groups.length) rise(step);
    else clearInterval(timer);
  }, pause);
  return {
    duration: (groups.length - 1) * pause,
    putBack: () => {
      clearInterval(timer);
      for (const each of layers) each.remove();
    },
  };
}

/** Many rise several at a time, so that the audience waits about as long as for a few. */
const mostSteps = 10;
const longestPause = 420;
const longestLift = 2200;

export function inGroups(places: readonly number[]): { groups: number[][]; pause: number } {
  const size = Math.ceil(places.length / mostSteps);
  const groups = Array.from({ length: Math.ceil(places.length / size) }, (_, group) =>
    places.slice(group * size, (group + 1) * size),
  );
  return { groups, pause: Math.min(longestPause, longestLift / groups.length) };
}

function layer(className: string | undefined): HTMLElement {
  const element = document.createElement('div');
  element.className = className ?? '';
  return element;
}

/** A copy of the wheel of which only some slices are visible. */
function wedges(drawn: readonly HTMLCanvasElement[], className: string | undefined) {
  const element = layer(className);
  const wedge = layer(styles.wedge);
  wedge.append(...drawn.map(copyOf));
  element.append(wedge);
  return {
    element,
    clip: (path: string) => {
      wedge.style.clipPath = path;
    },
    restart: () => {
      for (const animation of element.getAnimations?.() ?? []) {
        animation.cancel();
        animation.play();
      }
    },
  };
}

/** The bitmap and the angle drawn into it belong together: both are copied. */
function copyOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  copy.className = styles.copy ?? '';
  copy.style.transform = canvas.style.transform;
  copy.getContext('2d')?.drawImage(canvas, 0, 0);
  return copy;
}

/** Darkens the whole wheel except for these slices. */
export function shadeAround(layout: SliceLayout, places: readonly number[]): string {
  const dark = 'rgb(13 10 31 / 66%)';
  const stops = [...places]
    .sort((one, other) => one - other)
    .flatMap((place) => {
      const start = startOf(layout, place);
      const end = start + widthOf(layout, place);
      return [`${dark} 0 ${start}rad`, `transparent 0 ${end}rad`];
    });
  return `conic-gradient(${[...stops, `${dark} 0`].join(', ')})`;
}

const wedgePaths = (layout: SliceLayout, places: readonly number[], radius: number): string =>
  places.length === 0
    ? 'polygon(0 0)'
    : `polygon(${places.map((place) => wedgePoints(startOf(layout, place), widthOf(layout, place), radius)).join(', ')})`;

const largestStep = fullTurn / 90;

/** A slice as the points of a CSS polygon in per cent of the disc, from the centre and back to it. */
export function wedgePoints(start: number, width: number, radius: number): string {
  const steps = Math.max(1, Math.ceil(width / largestStep));
  const arc = Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start + (step / steps) * width;
    return `${percent(50 + Math.sin(angle) * radius)} ${percent(50 - Math.cos(angle) * radius)}`;
  });
  return `50% 50%, ${arc.join(', ')}`;
}

const percent = (value: number): string => `${Number(value.toFixed(3))}%`;

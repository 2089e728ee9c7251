import { clearFrame, paint } from '../../effects/paint';
import { type Effect, type Simulation, simulate } from '../../effects/simulation';
import type { Slice } from '../../wheel/document/document';
import { type Design, designOf } from '../../wheel/drawing/design';
import { drawWheel } from '../../wheel/drawing/draw-wheel';
import { noPictures } from '../../wheel/drawing/drawing';
import { displayFace, radiiOf, wheelWidth } from '../../wheel/drawing/look';
import { layOut, markerAngle } from '../../wheel/motion/geometry';
import { landingRotation, planMotion, rotationAt, type SpinMotion } from '../../wheel/motion/motion';
import { stageSlices, type WheelState } from '../../wheel/store';
import { winnerColors } from '../winner-look';

/** In seconds: the wheel comes to rest, its winner's band is open, and the film is over. */
const rests = 3.2;
const opened = 3.6;
export const filmLength = 6;

export const filmSizes = {
  landscape: { width: 1280, height: 720 },
  portrait: { width: 720, height: 1280 },
} as const;
export type FilmShape = keyof typeof filmSizes;

/** What the film of a win shows. */
export interface Moment {
  wheelName: string;
  /** The winner's name. */
  text: string;
  /** The short code of the receipt, where there is one. */
  code: string;
  colors: { background: string; color: string };
  design: Design;
  marker: number;
  motion: SpinMotion;
  effect: Effect | null;
}

type Words = Pick<Moment, 'wheelName' | 'text' | 'code' | 'effect'>;

export function momentOf(state: WheelState, winner: Slice, words: Words): Moment {
  const { wheel } = state;
  const slices = stageSlices(state).filter(({ active }) => active);
  const layout = layOut(slices);
  const marker = markerAngle(wheel.look.marker?.position);
  const place = slices.findIndex(({ guid }) => guid === winner.guid);
  const to = landingRotation(layout, Math.max(0, place), marker, 0.5);
  return {
    ...words,
    colors: winnerColors(winner, wheel, stageSlices(state)),
    design: designOf(wheel, layout, filmSizes.landscape.width),
    marker,
    motion: planMotion({ from: to - 1.6, to, rotates: 3, duration: rests * 1000, layout, marker }),
    effect: words.effect,
  };
}

/** How far the winner's band is open, from 0 to 1. */
export function bandAt(seconds: number): number {
  const part = Math.min(1, Math.max(0, (seconds - rests) / (opened - rests)));
  return 1 - (1 - part) ** 3;
}

/** Shows the moment on a canvas; each call draws the film's picture at that second, the seconds never running back. */
export function filmOn(canvas: HTMLCanvasElement, moment: Moment): (seconds: number) => void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to draw a film on.');
  const { width, height } = canvas;
  const side = Math.min(width * 0.9, height * 0.72);
  const disc = discOf(moment, side);
  const celebration = moment.effect && layerOf(width, height, moment.effect);

  return (seconds) => {
    const band = bandAt(seconds);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    const ground = context.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, height);
    ground.addColorStop(0, '#2b2458');
    ground.addColorStop(1, '#0d0a1f');
    context.fillStyle = ground;
    context.fillRect(0, 0, width, height);
    drawDisc(context, moment, disc, side, rotationAt(moment.motion, seconds * 1000));
    context.fillStyle = `rgb(13 10 31 / ${0.72 * band})`;
    context.fillRect(0, 0, width, height);
    if (band > 0 && celebration) context.drawImage(celebration(seconds - rests), 0, 0);
    if (band > 0) drawBand(context, moment, band);
    drawWords(context, moment);
    // The flash of the impact.
    context.fillStyle = `rgb(255 255 255 / ${band > 0 && band < 0.6 ? 0.14 : 0})`;
    context.fillRect(0, 0, width, height);
  };
}

function discOf({ design, motion }: Moment, side: number): HTMLCanvasElement {
  const disc = document.createElement('canvas');
  disc.width = disc.height = Math.round(side);
  const context = disc.getContext('2d');
  const frame = { cssSide: side, bitmapSide: disc.width, rotation: 0, reading: motion.from + motion.sweep };
  // Pictures of other sites would keep the film from being saved.
  if (context) drawWheel(context, design, frame, noPictures);
  return disc;
}

type Context = CanvasRenderingContext2D;

function drawDisc(context: Context, moment: Moment, disc: HTMLCanvasElement, side: number, turned: number) {
  const { width, height } = context.canvas;
  const toPixels = side / wheelWidth;
  const { rim, hub } = radiiOf(moment.design.look);
  context.save();
  context.translate(width / 2, height / 2);
  context.save();
  context.rotate(turned);
  context.drawImage(disc, -side / 2, -side / 2, side, side);
  context.restore();
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.arc(0, 0, hub * toPixels, 0, 2 * Math.PI);
  context.fill();
  context.rotate(moment.marker);
  context.fillStyle = '#ff5a4e';
  context.beginPath();
  const top = -rim * toPixels;
  context.moveTo(0, top + side * 0.07);
  context.lineTo(-side * 0.035, top - side * 0.03);
  context.lineTo(side * 0.035, top - side * 0.03);
  context.fill();
  context.restore();
}

function drawBand(context: Context, { text, colors }: Moment, band: number): void {
  const { width, height } = context.canvas;
  const high = Math.min(width, height) * 0.32;
  context.fillStyle = colors.background;
  context.fillRect(0, height / 2 - (high * band) / 2, width, high * band);
  write(context, text, colors.color, { y: height / 2, most: high * 0.56 * band });
}

function drawWords(context: Context, { wheelName, code }: Moment): void {
  const { width, height } = context.canvas;
  const most = Math.min(width, height) * 0.062;
  write(context, wheelName, '#ffffff', { y: most * 1.1, most });
  const foot = code ? `${code} · Wheelwright` : 'Wheelwright';
  write(context, foot, '#cfc9ea', { y: height - most * 0.9, most: most * 0.6 });
}

/** One line in the middle, as large as `most` and the canvas allow; what is too long ends in dots. */
function write(context: Context, text: string, ink: string, { y, most }: { y: number; most: number }): void {
  const room = context.canvas.width * 0.92;
  const setSize = (size: number) => {
    context.font = `600 ${size}px "${displayFace}", system-ui, sans-serif`;
    return context.measureText(shown).width;
  };
  let shown = text;
  const wide = setSize(most);
  const size = Math.max(most * 0.3, most * Math.min(1, room / Math.max(1, wide)));
  while (setSize(size) > room && shown.length > 2) shown = `${[...shown].slice(0, -2).join('')}…`;
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(shown, context.canvas.width / 2, y);
}

/** The celebration on a layer of its own, since it may leave trails. */
function layerOf(width: number, height: number, effect: Effect): (seconds: number) => HTMLCanvasElement {
  const layer = document.createElement('canvas');
  Object.assign(layer, { width, height });
  const context = layer.getContext('2d');
  const simulation: Simulation = simulate(effect, width, height, Math.random);
  let last = 0;
  return (seconds) => {
    const step = Math.min(0.05, Math.max(0, seconds - last));
    last = seconds;
    simulation.advance(step);
    if (!context) return layer;
    clearFrame(context, effect.trail, step);
    paint(context, simulation.particles, 1);
    return layer;
  };
}

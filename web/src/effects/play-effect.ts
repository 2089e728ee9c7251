import { type Names, noNames } from './names';
import { clearFrame, paintAround } from './paint';
import { type Effect, simulate } from './simulation';

const longestStep = 0.05;
const sharpest = 1.5;
/** In ms. */
const measurePause = 250;

interface PlayOptions {
  /** The names on the stage, which are never covered. */
  names?: () => Names;
  /** What white pieces are painted in; unset, in their own colour. */
  white?: string | undefined;
}

/** Plays an effect on a transparent canvas over everything in the host. Returns how to destroy it. */
export function playEffect(
  effect: Effect,
  host: HTMLElement,
  { names = () => noNames, white }: PlayOptions = {},
): () => void {
  const { canvas, context, pixels, fitHost } = effectCanvas(host);
  const simulation = simulate(effect, host.clientWidth, host.clientHeight, Math.random, white);
  let kept = noNames;
  let measured = Number.NEGATIVE_INFINITY;
  let frame = 0;
  let last = 0;

  const resize = () => {
    simulation.resize(host.clientWidth, host.clientHeight);
    fitHost();
  };
  const destroy = () => {
    cancelAnimationFrame(frame);
    window.removeEventListener('resize', resize);
    canvas.remove();
  };
  const tick = (now: number) => {
    const seconds = last === 0 ? 1 / 60 : Math.min(longestStep, (now - last) / 1000);
    last = now;
    simulation.advance(seconds);
    if (context) {
      clearFrame(context, effect.trail, seconds);
      // Names appear later, and are laid out again when the window changes.
      if (now - measured > measurePause) {
        kept = names();
        measured = now;
      }
      paintAround(context, simulation.particles, pixels, kept);
    }
    if (simulation.isOver) destroy();
    else frame = requestAnimationFrame(tick);
  };

  resize();
  window.addEventListener('resize', resize);
  frame = requestAnimationFrame(tick);
  return destroy;
}

/** A transparent canvas over everything in the host; `fitHost` makes it as large as the host and clears it. */
export function effectCanvas(host: HTMLElement) {
  const canvas = document.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  host.append(canvas);
  const pixels = Math.min(sharpest, devicePixelRatio);
  const fitHost = () => {
    canvas.width = Math.round(host.clientWidth * pixels);
    canvas.height = Math.round(host.clientHeight * pixels);
  };
  return { canvas, context: canvas.getContext('2d'), pixels, fitHost };
}

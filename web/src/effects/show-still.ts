import { clearFrame, paint } from './paint';
import { effectCanvas } from './play-effect';
import { type Effect, simulate } from './simulation';

/** The moment of the celebration that is shown, in seconds after it began. */
const moment = 1.4;
const step = 1 / 60;
/** Trails are as long as the last frames before that moment paint them. */
const trail = 24;

/** Shows one moment of an effect without any motion. Returns how to remove it. */
export function showStill(effect: Effect, host: HTMLElement, random: () => number = Math.random): () => void {
  const { canvas, context, pixels, fitHost } = effectCanvas(host);
  const draw = () => {
    fitHost();
    if (!context) return;
    const simulation = simulate(effect, host.clientWidth, host.clientHeight, random);
    const frames = Math.round(moment / step);
    for (let frame = 0; frame < frames; frame++) {
      simulation.advance(step);
      if (frame < frames - trail) continue;
      clearFrame(context, effect.trail, step);
      paint(context, simulation.particles, pixels);
    }
  };
  draw();
  window.addEventListener('resize', draw);
  return () => {
    window.removeEventListener('resize', draw);
    canvas.remove();
  };
}

import { coerceColor } from '../document/coerce-wheel';
import type { Drawing } from '../drawing/drawing';
import type { SceneLook } from '../drawing/scene-looks';
import { fullTurn } from '../motion/geometry';
import { bead, dot, hoop, lighter, mix, scatter, tube } from './materials';
import { pointers } from './pointers';
import { type Reach, type RingStep, rims, type Tone } from './rims';
import { sceneNames } from './scene-names';

/** What each scene draws in its own way, by its name. */
export const sceneLooks: ReadonlyMap<unknown, SceneLook> = new Map(
  sceneNames.map((name) => [name, { drawRim: (drawing) => drawRim(drawing, name), pointer: pointers[name] }]),
);

/** The rim, then the collar of the hub. */
function drawRim(drawing: Drawing, name: (typeof sceneNames)[number]): void {
  const { radii, scale, design } = drawing;
  const { outer, inner } = design.look;
  drawRing(drawing, { inside: radii.slices, outside: radii.rim, color: outer.color }, rims[name].rim);
  if (inner.width === 0) return;
  const outside = radii.hub + inner.width * scale;
  drawRing(drawing, { inside: radii.hub * 0.9, outside, color: inner.color }, rims[name].collar);
}

interface Ring {
  inside: number;
  outside: number;
  color: string;
}

function drawRing(drawing: Drawing, { inside, outside, color }: Ring, steps: readonly RingStep[]): void {
  const { context, scale, design } = drawing;
  const width = outside - inside;
  const middle = inside + width / 2;
  const colors = { own: color, collar: design.look.inner.color, line: design.look.line.color };
  const at = (reach: Reach): number => {
    const [share, units] = typeof reach === 'number' ? [reach, 0] : reach;
    return inside + share * width + units * scale;
  };
  const tint = (tone: Tone): string =>
    typeof tone === 'string' ? tone : mix(coerceColor(colors[tone[0]]), tone[1], tone[2]);
  const around = (angle: number, radius = middle) =>
    [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;

  for (const step of steps) {
    switch (step.step) {
      case 'shade':
        for (let reach = 1.5; reach <= 9; reach += 1.5)
          ring(drawing, inside, inside - reach * scale, `rgba(10, 8, 24, ${step.strength})`);
        break;
      case 'band': {
        const [from, to] = [at(step.from), at(step.to)];
        const paint = context.createRadialGradient(0, 0, from, 0, 0, to);
        for (const [place, tone] of step.stops) paint.addColorStop(place, tint(tone));
        ring(drawing, to, from, paint);
        break;
      }
      case 'hoop':
        if (step.dash) context.setLineDash(step.dash.map((length) => length * scale));
        hoop(drawing, at(step.at), step.width, tint(step.tone));
        if (step.dash) context.setLineDash([]);
        break;
      case 'tube':
        tube(drawing, at(step.at), step.width, tint(step.tone));
        break;
      case 'grain': {
        const random = scatter(step.seed);
        for (let line = 0; line < step.count; line++) {
          context.strokeStyle = random() > 0.35 ? mix(color, '#000000', 0.42) : lighter(color, 0.4);
          context.globalAlpha = 0.16 + random() * 0.16;
          context.lineWidth = (0.5 + random() * 0.7) * scale;
          const start = random() * fullTurn;
          const radius = at(0.1 + 0.8 * random());
          context.beginPath();
          context.arc(0, 0, radius, start, start + 0.2 + random() * 0.9);
          context.stroke();
        }
        context.globalAlpha = 1;
        break;
      }
      case 'cracks': {
        const random = scatter(step.seed);
        context.strokeStyle = '#ffffff';
        for (let crack = 0; crack < step.count; crack++) {
          const angle = random() * fullTurn;
          const from = random() * 0.5;
          const to = Math.min(from + 0.2 + random() * 0.5, 1);
          context.globalAlpha = 0.35 + random() * 0.5;
          context.lineWidth = (0.4 + random() * 0.8) * scale;
          const bent = angle + (random() - 0.5) * 0.09;
          context.beginPath();
          context.moveTo(...around(angle, at(from)));
          context.lineTo(...around(bent, at(to)));
          context.stroke();
        }
        context.globalAlpha = 1;
        break;
      }
      case 'stripes': {
        const turn = fullTurn / step.count;
        context.fillStyle = tint(step.tone);
        context.globalAlpha = step.opacity;
        context.beginPath();
        for (let place = 0; place < step.count; place++) {
          const start = (place + step.from) * turn;
          const [end, lean] = [start + step.width * turn, step.lean * turn];
          context.moveTo(...around(start + lean, outside));
          context.arc(0, 0, outside, start + lean, end + lean);
          context.arc(0, 0, inside, end, start, true);
          context.closePath();
        }
        context.fill();
        context.globalAlpha = 1;
        break;
      }
      case 'dots':
        for (let place = 0; place < step.count; place++) {
          const [x, y] = around((place / step.count) * fullTurn, at(step.at));
          dot(drawing, x, y, step.size * width, tint(step.tone));
        }
        break;
      case 'marks':
        context.strokeStyle = tint(step.tone);
        context.lineWidth = 0.8 * scale;
        context.beginPath();
        for (let place = 0; place < step.count; place++) {
          const angle = (place / step.count) * fullTurn;
          const reach = width * (place % 10 === 0 ? 0.26 : 0.12);
          context.moveTo(...around(angle, middle - reach));
          context.lineTo(...around(angle, middle + reach));
        }
        context.stroke();
        break;
      case 'pegs': {
        const spacing = (fullTurn * outside) / design.ends.length;
        if (design.ends.length < 2 || spacing < width * step.room * 4) break;
        for (const end of design.ends)
          bead(drawing, step.bead, ...around(end), step.size * width, tint(step.tone));
        break;
      }
      case 'lights':
        lightsOf(design.ends, step.most).forEach((angle, place) => {
          bead(drawing, 'lamp', ...around(angle), step.size * width, step.tones[place % 2] ?? '');
        });
        break;
    }
  }
}

function ring({ context }: Drawing, outside: number, inside: number, paint: string | CanvasGradient): void {
  context.fillStyle = paint;
  context.beginPath();
  context.arc(0, 0, outside, 0, fullTurn);
  context.arc(0, 0, inside, fullTurn, 0, true);
  context.fill();
}

/** One at each divider and as many between as fit; evenly spaced where there are more dividers than lights. */
function lightsOf(ends: Float64Array, most: number): number[] {
  if (ends.length === 0 || ends.length > most)
    return Array.from({ length: most }, (_, place) => (place / most) * fullTurn);
  return [...ends].flatMap((end, index) => {
    const start = ends[index - 1] ?? 0;
    const count = Math.max(1, Math.round((end - start) / (fullTurn / most)));
    return Array.from({ length: count }, (_, place) => start + ((place + 1) / count) * (end - start));
  });
}

import { once } from '../state/once';
import type { Area, Names } from './names';
import { opacityOf, type Particle } from './particle';

const fullTurn = 2 * Math.PI;

const heartPath = once(
  () => new Path2D('M0 .35C-.1-.1-.55-.5-.9-.2-1.25.15-.9.6 0 1.2.9.6 1.25.15.9-.2.55-.5.1-.1 0 .35Z'),
);

const starPath = once(() => {
  const path = new Path2D();
  for (let point = 0; point < 10; point++) {
    const radius = point % 2 === 0 ? 1 : 0.45;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    path.lineTo(Math.cos(angle) * radius, Math.sin(angle) * radius);
  }
  path.closePath();
  return path;
});

/** Dims the previous frame, so that moving particles leave a fading trail; without a trail it is cleared. */
export function clearFrame(context: CanvasRenderingContext2D, trail: number, seconds: number): void {
  const { width, height } = context.canvas;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  if (trail === 0) {
    context.clearRect(0, 0, width, height);
    return;
  }
  context.globalCompositeOperation = 'destination-out';
  context.fillStyle = `rgba(0, 0, 0, ${1 - Math.exp(-seconds / trail)})`;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'source-over';
}

/**
 * Paints most particles behind the bands of the names and the others in front of them, but never over the letters.
 * One canvas covers everything: what is behind a band is cut out.
 */
export function paintAround(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  pixels: number,
  { bands, letters }: Names,
): void {
  const clear = (areas: readonly Area[]) => {
    context.setTransform(pixels, 0, 0, pixels, 0, 0);
    for (const { left, top, width, height } of areas) context.clearRect(left, top, width, height);
  };
  if (bands.length === 0) paint(context, particles, pixels);
  else {
    paint(
      context,
      particles.filter(({ isInFront }) => !isInFront),
      pixels,
    );
    clear(bands);
    const front = particles.filter(({ isInFront }) => isInFront);
    paint(context, front, pixels, (particle) => opacityOf(particle) * farFrom(letters, particle));
  }
  clear(letters);
}

/** In front of a band, a particle fades over this distance towards the letters, whose box would cut it; in px. */
const fadingWay = 32;

function farFrom(letters: readonly Area[], { x, y, size }: Particle): number {
  const gaps = letters.map(({ left, top, width, height }) =>
    Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)),
  );
  return Math.max(0, Math.min(1, (Math.min(...gaps) - size) / fadingWay));
}

export function paint(
  context: CanvasRenderingContext2D,
  particles: readonly Particle[],
  pixels: number,
  opacity: (particle: Particle) => number = opacityOf,
): void {
  context.lineCap = 'round';
  for (const particle of particles) {
    context.globalAlpha = opacity(particle);
    context.fillStyle = particle.color;
    paintShape(context, particle, pixels);
  }
}

function paintShape(context: CanvasRenderingContext2D, particle: Particle, pixels: number): void {
  const { x, y, angle, size } = particle;
  const place = (scale: number, flattened = 1) => {
    const cos = Math.cos(angle) * pixels * scale;
    const sin = Math.sin(angle) * pixels * scale;
    context.setTransform(cos, sin, -sin * flattened, cos * flattened, x * pixels, y * pixels);
  };
  switch (particle.shape) {
    case 'circle':
      context.setTransform(pixels, 0, 0, pixels, 0, 0);
      context.beginPath();
      context.arc(x, y, Math.max(0, size), 0, fullTurn);
      context.fill();
      return;
    case 'streak':
      context.setTransform(pixels, 0, 0, pixels, 0, 0);
      context.strokeStyle = particle.color;
      context.lineWidth = size;
      context.beginPath();
      context.moveTo(particle.lastX, particle.lastY);
      context.lineTo(x, y);
      context.stroke();
      return;
    case 'rectangle':
      place(1, Math.cos(particle.age * particle.tumbling));
      context.fillRect(-size, -size * 0.6, size * 2, size * 1.2);
      return;
    case 'sprite':
      place(1);
      if (particle.sprite) context.drawImage(particle.sprite, -size, -size, size * 2, size * 2);
      return;
    case 'heart':
      place(size);
      context.fill(heartPath());
      return;
    case 'star':
      place(size);
      context.fill(starPath());
      return;
    default:
      particle.shape satisfies never;
  }
}

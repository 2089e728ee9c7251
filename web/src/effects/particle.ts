type Shape = 'rectangle' | 'circle' | 'streak' | 'star' | 'heart' | 'sprite';

/** Lengths in CSS pixels, times in seconds, angles in radians. */
export interface Particle {
  shape: Shape;
  x: number;
  y: number;
  /** Where it was a frame ago: a streak reaches from there. */
  lastX: number;
  lastY: number;
  speedX: number;
  speedY: number;
  gravity: number;
  /** Share of the speed lost per second; negative values gain speed. */
  drag: number;
  /** Speed of swaying from side to side. */
  sway: number;
  angle: number;
  turning: number;
  /** How fast it tumbles over, as paper does. */
  tumbling: number;
  size: number;
  growth: number;
  age: number;
  life: number;
  /** The last part of its life, from 0 to 1, in which it fades. */
  fading: number;
  /** It passes in front of a name's band, not behind it. */
  isInFront: boolean;
  color: string;
  sprite: CanvasImageSource | null;
  whenOver: ((particle: Particle) => void) | null;
}

const plain: Particle = {
  shape: 'circle',
  x: 0,
  y: 0,
  lastX: 0,
  lastY: 0,
  speedX: 0,
  speedY: 0,
  gravity: 0,
  drag: 0,
  sway: 0,
  angle: 0,
  turning: 0,
  tumbling: 0,
  size: 5,
  growth: 0,
  age: 0,
  life: 2,
  fading: 0.3,
  isInFront: false,
  color: '#ffffff',
  sprite: null,
  whenOver: null,
};

export const particleOf = (given: Partial<Particle>): Particle => ({
  ...plain,
  ...given,
  lastX: given.x ?? 0,
  lastY: given.y ?? 0,
});

export function move(particle: Particle, seconds: number): void {
  particle.age += seconds;
  particle.lastX = particle.x;
  particle.lastY = particle.y;
  const kept = Math.exp(-particle.drag * seconds);
  particle.speedX *= kept;
  particle.speedY = (particle.speedY + particle.gravity * seconds) * kept;
  const swaying = particle.sway === 0 ? 0 : Math.sin(particle.age * 5 + particle.angle) * particle.sway;
  particle.x += (particle.speedX + swaying) * seconds;
  particle.y += particle.speedY * seconds;
  particle.angle += particle.turning * seconds;
  particle.size += particle.growth * seconds;
}

export const opacityOf = ({ age, life, fading }: Particle): number =>
  Math.max(0, Math.min(1, (1 - age / life) / fading));

import { move, type Particle, particleOf } from './particle';

/** What an effect has to work with. Times are seconds since it began. */
export interface Stage {
  width: number;
  height: number;
  time: number;
  add(particle: Partial<Particle>): void;
  /** Runs once, now or later. */
  at(seconds: number, run: () => void): void;
  /** Runs now and then repeatedly, until the given time. */
  every(seconds: number, run: () => void, until?: number): void;
  between(low: number, high: number): number;
  oneOf<T>(choices: readonly [T, ...T[]]): T;
}

export interface Effect {
  /** The most particles alive at once; further ones aren't added. */
  limit: number;
  /** Seconds in which painted trails fade; 0 for none. */
  trail: number;
  begin(stage: Stage): void;
}

export interface Simulation {
  readonly particles: readonly Particle[];
  /** True once nothing is visible and nothing more will come. */
  readonly isOver: boolean;
  resize(width: number, height: number): void;
  advance(seconds: number): void;
}

interface Plan {
  due: number;
  again: number;
  until: number;
  run: () => void;
}

const farOutside = 450;
/**
 * Of every sixteen particles, those with these numbers pass in front of a name. Effects add particles alternately on
 * the left and right, and with changing shapes, so these are of every kind.
 */
const inFront: readonly number[] = [1, 6, 8, 11];
/** From this value on, each channel of a colour counts as white. */
const whitest = 0x8a;

const isWhite = (color: string): boolean =>
  /^#[\da-f]{6}$/.test(color) &&
  [1, 3, 5].every((at) => Number.parseInt(color.slice(at, at + 2), 16) >= whitest);

export function simulate(
  effect: Effect,
  width: number,
  height: number,
  random: () => number,
  white?: string,
): Simulation {
  let added = 0;
  const particles: Particle[] = [];
  let plans: Plan[] = [];
  const stage: Stage = {
    width,
    height,
    time: 0,
    add: (particle) => {
      if (particles.length >= effect.limit) return;
      const isInFront = inFront.includes(added++ % 16);
      const { color = '#ffffff' } = particle;
      particles.push(particleOf({ ...particle, isInFront, color: white && isWhite(color) ? white : color }));
    },
    at: (due, run) => void plans.push({ due, again: 0, until: due, run }),
    every: (again, run, until = Number.POSITIVE_INFINITY) =>
      void plans.push({ due: stage.time, again, until, run }),
    between: (low, high) => low + random() * (high - low),
    oneOf: (choices) => choices[Math.floor(random() * choices.length)] ?? choices[0],
  };

  const runPlans = () => {
    for (const plan of plans) {
      while (plan.due <= stage.time && plan.due <= plan.until) {
        plan.run();
        plan.due += plan.again === 0 ? Number.POSITIVE_INFINITY : plan.again;
      }
    }
    plans = plans.filter((plan) => plan.due <= plan.until);
  };
  const isGone = ({ age, life, x, y }: Particle) =>
    age >= life || y > stage.height + farOutside || x < -farOutside || x > stage.width + farOutside;

  effect.begin(stage);
  runPlans();
  return {
    particles,
    get isOver() {
      return plans.length === 0 && particles.length === 0;
    },
    resize(newWidth, newHeight) {
      stage.width = newWidth;
      stage.height = newHeight;
    },
    advance(seconds) {
      stage.time += seconds;
      runPlans();
      for (let i = particles.length - 1; i >= 0; i--) {
        const particle = particles[i] as Particle;
        move(particle, seconds);
        if (!isGone(particle)) continue;
        particles[i] = particles[particles.length - 1] as Particle;
        particles.pop();
        particle.whenOver?.(particle);
      }
    },
  };
}

import { fullTurn, partyColors } from './party-colors';
import type { Effect, Stage } from './simulation';

const sparks = 100;
/** The first bursts, until rockets have climbed: all at once, in parts of the stage, along both edges of the name. */
const opening = [
  [0.14, 0.18],
  [0.86, 0.16],
  [0.5, 0.13],
  [0.3, 0.82],
  [0.72, 0.84],
] as const;

/** Rockets climb and burst. */
export const effect: Effect = {
  limit: 1600,
  trail: 0.22,
  begin(stage) {
    for (const [x, y] of opening) burst(stage, x * stage.width, y * stage.height, stage.oneOf(partyColors));
    stage.every(0.3, () => launch(stage), 8);
  },
};

function launch(stage: Stage): void {
  const color = stage.oneOf(partyColors);
  stage.add({
    shape: 'streak',
    x: stage.between(0.1, 0.9) * stage.width,
    y: stage.height,
    speedX: stage.between(-60, 60),
    speedY: -stage.between(0.95, 1.25) * stage.height,
    gravity: stage.height * 0.62,
    life: stage.between(0.7, 1),
    fading: 0.01,
    size: 3.5,
    color,
    whenOver: ({ x, y }) => burst(stage, x, y, color),
  });
}

function burst(stage: Stage, x: number, y: number, color: string): void {
  for (let spark = 0; spark < sparks; spark++) {
    const angle = stage.between(0, fullTurn);
    const speed = stage.between(60, Math.max(420, stage.height * 0.62));
    stage.add({
      shape: 'streak',
      x,
      y,
      speedX: Math.cos(angle) * speed,
      speedY: Math.sin(angle) * speed,
      gravity: 160,
      drag: 1.9,
      life: stage.between(0.9, 1.6),
      size: 4,
      color: spark % 5 === 0 ? '#fff3b0' : color,
    });
  }
}

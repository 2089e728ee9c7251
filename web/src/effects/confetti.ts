import { fullTurn, partyColors } from './party-colors';
import type { Effect, Stage } from './simulation';

export const particlesPerBurst = 200;
const secondsBetweenBursts = 1.5;
const originHeight = 0.7;

/** Paper is shot up from both sides, again and again until the effect is destroyed. */
export const effect: Effect = {
  limit: 900,
  trail: 0,
  begin(stage) {
    stage.every(secondsBetweenBursts, () => burst(stage));
  },
};

function burst(stage: Stage): void {
  for (let piece = 0; piece < particlesPerBurst; piece++) {
    const fromLeft = piece % 2 === 0;
    const aim = (fromLeft ? -Math.PI / 3 : (-2 * Math.PI) / 3) + stage.between(-0.5, 0.5);
    const speed = stage.between(0.5, 1.3) * stage.height;
    stage.add({
      shape: piece % 4 === 0 ? 'circle' : 'rectangle',
      x: fromLeft ? 0 : stage.width,
      y: stage.height * originHeight,
      speedX: Math.cos(aim) * speed,
      speedY: Math.sin(aim) * speed,
      gravity: stage.height * 0.75,
      drag: 0.9,
      sway: 30,
      angle: stage.between(0, fullTurn),
      turning: stage.between(-8, 8),
      tumbling: stage.between(6, 12),
      life: stage.between(2.4, 3.6),
      size: stage.between(4, 8),
      color: stage.oneOf(partyColors),
    });
  }
}

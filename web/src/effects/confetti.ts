import { fullTurn, largeness, partyColors } from './party-colors';
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
  // A wide stage is crossed as fast as a high one.
  const reach = Math.max(1, stage.width / stage.height);
  const large = largeness(stage);
  for (let piece = 0; piece < particlesPerBurst; piece++) {
    const fromLeft = piece % 2 === 0;
    const aim = (fromLeft ? -Math.PI / 3 : (-2 * Math.PI) / 3) + stage.between(-0.5, 0.5);
    // A bang that the air soon slows down: the paper is around the name at once and then flutters.
    const speed = stage.between(0.8, 2.7) * stage.height;
    stage.add({
      shape: Math.floor(piece / 2) % 4 === 0 ? 'circle' : 'rectangle',
      x: fromLeft ? 0 : stage.width,
      y: stage.height * originHeight,
      speedX: Math.cos(aim) * speed * reach,
      speedY: Math.sin(aim) * speed,
      gravity: stage.height * 0.75,
      drag: 2.2,
      sway: 30,
      angle: stage.between(0, fullTurn),
      turning: stage.between(-8, 8),
      tumbling: stage.between(6, 12),
      life: stage.between(2.4, 3.6),
      size: stage.between(6, 12) * large,
      color: stage.oneOf(partyColors),
    });
  }
}

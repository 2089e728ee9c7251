import { fullTurn, inBursts } from './party-colors';
import type { Effect } from './simulation';

const golds = ['#ffb300', '#ffd54f', '#ff8f00', '#ffe082'] as const;

/** Stars fly apart from three places, one after the other. */
export const effect: Effect = {
  limit: 400,
  trail: 0,
  begin(stage) {
    let thrown = 0;
    let x = 0;
    let y = 0;
    inBursts(stage, 70, () => {
      if (thrown++ % 70 === 0) {
        // The first of them in the middle, so that stars are on both sides of the name at once.
        x = (thrown === 1 ? 0.5 : stage.between(0.2, 0.8)) * stage.width;
        y = stage.between(0.2, 0.6) * stage.height;
      }
      const direction = stage.between(0, fullTurn);
      const speed = stage.between(60, 0.75 * Math.max(stage.width, stage.height));
      stage.add({
        shape: 'star',
        x,
        y,
        speedX: Math.cos(direction) * speed,
        speedY: Math.sin(direction) * speed,
        gravity: 60,
        drag: 1,
        angle: stage.between(0, fullTurn),
        turning: stage.between(-4, 4),
        life: stage.between(1.8, 3),
        size: stage.between(8, 22),
        color: stage.oneOf(golds),
      });
    });
  },
};

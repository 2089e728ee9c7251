import { inBursts } from './party-colors';
import type { Effect } from './simulation';

const reds = ['#ff2d55', '#ff4d6d', '#f7257e', '#ff7aa2', '#ff9ebb'] as const;

/** Hearts rise in three swarms, from the lower half of the stage. */
export const effect: Effect = {
  limit: 200,
  trail: 0,
  begin(stage) {
    inBursts(stage, 36, () =>
      stage.add({
        shape: 'heart',
        x: stage.between(0, stage.width),
        y: stage.between(0.45, 1.15) * stage.height,
        speedY: -stage.between(0.22, 0.5) * stage.height,
        sway: stage.between(20, 70),
        angle: stage.between(-0.35, 0.35),
        life: stage.between(2.4, 4.5),
        size: stage.between(10, 26),
        growth: 5,
        color: stage.oneOf(reds),
      }),
    );
  },
};

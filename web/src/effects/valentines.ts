import { inBursts } from './party-colors';
import type { Effect } from './simulation';

const reds = ['#ff1744', '#f50057', '#e91e63', '#ff5c8d', '#c2185b'] as const;

/** Hearts rise in three swarms. */
export const effect: Effect = {
  limit: 200,
  trail: 0,
  begin(stage) {
    inBursts(stage, 36, () =>
      stage.add({
        shape: 'heart',
        x: stage.between(0, stage.width),
        y: stage.height + stage.between(10, 160),
        speedY: -stage.between(0.22, 0.5) * stage.height,
        sway: stage.between(20, 70),
        angle: stage.between(-0.35, 0.35),
        life: stage.between(2.4, 4.5),
        size: stage.between(8, 24),
        color: stage.oneOf(reds),
      }),
    );
  },
};

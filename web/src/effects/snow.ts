import { fullTurn } from './party-colors';
import type { Effect } from './simulation';

const flakes = ['#8ec5ff', '#b9dcff', '#dcefff', '#6fb1f5'] as const;

/** Flakes fall, each at its own speed. */
export const effect: Effect = {
  limit: 600,
  trail: 0,
  begin(stage) {
    const fall = () =>
      stage.add({
        x: stage.between(0, stage.width),
        y: -12,
        speedY: stage.between(70, 190),
        sway: stage.between(10, 50),
        angle: stage.between(0, fullTurn),
        life: 12,
        fading: 0.1,
        size: stage.between(1.5, 6),
        color: stage.oneOf(flakes),
      });
    stage.every(0.02, fall, 12);
  },
};

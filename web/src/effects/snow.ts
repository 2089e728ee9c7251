import { fullTurn, largeness } from './party-colors';
import type { Effect } from './simulation';

const flakes = ['#ffffff', '#dcefff', '#b9dcff', '#8ec5ff'] as const;
const atOnce = 340;

/** Flakes fall, each at its own speed; the air is full of them from the start. */
export const effect: Effect = {
  limit: 600,
  trail: 0,
  begin(stage) {
    const fall = (y: number) => {
      const size = stage.between(3, 11) * largeness(stage);
      stage.add({
        x: stage.between(0, stage.width),
        y,
        // The large ones are near and pass faster.
        speedY: stage.between(60, 90) + size * 12,
        sway: stage.between(10, 50),
        angle: stage.between(0, fullTurn),
        life: 12,
        fading: 0.1,
        size,
        color: stage.oneOf(flakes),
      });
    };
    for (let flake = 0; flake < atOnce; flake++) fall(stage.between(-0.1, 0.95) * stage.height);
    stage.every(0.02, () => fall(-12), 12);
  },
};

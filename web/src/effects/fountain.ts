import { partyColors } from './party-colors';
import type { Effect } from './simulation';

/** Drops shoot up from the middle of the lower edge and fall back. */
export const effect: Effect = {
  limit: 500,
  trail: 0.06,
  begin(stage) {
    const drop = () =>
      stage.add({
        x: stage.width / 2,
        y: stage.height,
        speedX: stage.between(-0.28, 0.28) * Math.max(stage.width, stage.height * 0.8),
        speedY: -stage.between(0.95, 1.35) * stage.height,
        gravity: stage.height * 1.1,
        life: 3,
        size: stage.between(5, 12),
        color: stage.oneOf(partyColors),
      });
    stage.every(0.028, drop, 7);
  },
};

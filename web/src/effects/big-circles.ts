import { partyColors } from './party-colors';
import type { Effect } from './simulation';

/** Large translucent bubbles rise. */
export const effect: Effect = {
  limit: 60,
  trail: 0,
  begin(stage) {
    const rise = () => {
      const size = stage.between(0.06, 0.16) * Math.max(stage.width, stage.height);
      stage.add({
        x: stage.between(0, stage.width),
        y: stage.height + size,
        speedX: stage.between(-60, 60),
        speedY: -stage.between(0.35, 0.7) * stage.height,
        life: 3.2,
        size,
        color: `${stage.oneOf(partyColors)}99`,
      });
    };
    stage.every(0.14, rise, 7);
  },
};

import { partyColors } from './party-colors';
import type { Effect } from './simulation';

/** Where the jets stand, in parts of the width. */
const jets = [0.5, 0.14, 0.86] as const;

/** Three jets shoot up from the lower edge, the one in the middle highest, and fall back. */
export const effect: Effect = {
  limit: 700,
  trail: 0.08,
  begin(stage) {
    const drop = (jet: number) => {
      const isMiddle = jet === jets[0];
      stage.add({
        x: jet * stage.width,
        y: stage.height,
        speedX: stage.between(-0.2, 0.2) * Math.max(stage.width * 0.8, stage.height * 0.8),
        speedY: -stage.between(1.15, isMiddle ? 1.6 : 1.45) * stage.height,
        gravity: stage.height * 1.25,
        life: 3,
        size: stage.between(5, 13),
        color: stage.oneOf(partyColors),
      });
    };
    stage.every(
      0.024,
      () => {
        for (const jet of jets) drop(jet);
      },
      7,
    );
  },
};

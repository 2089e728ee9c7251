import { partyColors } from './party-colors';
import type { Effect } from './simulation';

const atOnce = 32;
/** Where the jets stand, in parts of the width. */
const jets = [0.5, 0.14, 0.86] as const;

/** Three jets shoot up from the lower edge, the one in the middle highest, and fall back. */
export const effect: Effect = {
  limit: 700,
  trail: 0.08,
  begin(stage) {
    const drop = (jet: number, flown = 0) => {
      const isMiddle = jet === jets[0];
      const speedX = stage.between(-0.2, 0.2) * Math.max(stage.width * 0.8, stage.height * 0.8);
      const speedY = -stage.between(1.15, isMiddle ? 1.6 : 1.45) * stage.height;
      const gravity = stage.height * 1.25;
      stage.add({
        x: jet * stage.width + speedX * flown,
        y: stage.height + speedY * flown + (gravity * flown ** 2) / 2,
        speedX,
        speedY: speedY + gravity * flown,
        gravity,
        life: 3 - flown,
        size: stage.between(5, 13),
        color: stage.oneOf(partyColors),
      });
    };
    // The jets stand already when they are first seen.
    for (let early = 0; early < atOnce; early++) for (const jet of jets) drop(jet, stage.between(0, 0.7));
    stage.every(
      0.024,
      () => {
        for (const jet of jets) drop(jet);
      },
      7,
    );
  },
};

import { fullTurn } from './party-colors';
import type { Effect } from './simulation';

/** Arms grow out of the middle, swaying, in slowly changing colours. */
export const effect: Effect = {
  limit: 260,
  trail: 0.9,
  begin(stage) {
    const reach = () => {
      const direction = stage.between(0, fullTurn);
      const speed = stage.between(0.14, 0.3) * Math.min(stage.width, stage.height);
      stage.add({
        x: stage.width / 2,
        y: stage.height / 2,
        speedX: Math.cos(direction) * speed * 1.6,
        speedY: Math.sin(direction) * speed * 1.6,
        drag: 0.25,
        sway: stage.between(40, 140),
        angle: stage.between(0, fullTurn),
        life: stage.between(1.6, 2.6),
        size: 2,
        growth: 3.2,
        color: `hsl(${Math.round(stage.time * 90 + direction * 20) % 360} 90% 55%)`,
      });
    };
    stage.every(0.03, reach, 7);
  },
};

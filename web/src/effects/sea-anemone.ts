import { fullTurn } from './party-colors';
import type { Effect } from './simulation';

const atOnce = 40;

/** Arms grow outwards from around the name, swaying, in slowly changing colours. */
export const effect: Effect = {
  limit: 260,
  trail: 0.9,
  begin(stage) {
    const reach = () => {
      const direction = stage.between(0, fullTurn);
      const speed = stage.between(0.15, 0.4);
      stage.add({
        // Wider than high, as the stage is.
        x: stage.width * (0.5 + 0.24 * Math.cos(direction)),
        y: stage.height * (0.5 + 0.24 * Math.sin(direction)),
        speedX: Math.cos(direction) * speed * stage.width,
        speedY: Math.sin(direction) * speed * stage.height,
        drag: 0.5,
        sway: stage.between(60, 200),
        angle: stage.between(0, fullTurn),
        life: stage.between(1.4, 2.4),
        size: 4,
        growth: 6,
        color: `hsl(${Math.round(stage.time * 90 + direction * 40) % 360} 95% 66%)`,
      });
    };
    for (let arm = 0; arm < atOnce; arm++) reach();
    stage.every(0.03, reach, 7);
  },
};

import { fullTurn } from './party-colors';
import type { Effect } from './simulation';

const starlight = ['#5b8cff', '#a78bfa', '#38bdf8', '#f472b6'] as const;

/** Stars race past from the middle outwards, faster and faster. */
export const effect: Effect = {
  limit: 700,
  trail: 0.12,
  begin(stage) {
    const pass = () => {
      const direction = stage.between(0, fullTurn);
      const distance = stage.between(8, 60);
      const speed = stage.between(120, 320);
      stage.add({
        shape: 'streak',
        x: stage.width / 2 + Math.cos(direction) * distance,
        y: stage.height / 2 + Math.sin(direction) * distance,
        speedX: Math.cos(direction) * speed,
        speedY: Math.sin(direction) * speed,
        drag: -1.9,
        life: 1.8,
        fading: 0.05,
        size: stage.between(1.2, 2.8),
        color: stage.oneOf(starlight),
      });
    };
    stage.every(0.012, pass, 7);
  },
};

import { fullTurn } from './party-colors';
import type { Effect } from './simulation';

const starlight = ['#7aa2ff', '#b9a2ff', '#5fd0ff', '#ff8fd0', '#ffffff'] as const;
const atOnce = 160;

/** Stars race past from the middle outwards, faster and faster. */
export const effect: Effect = {
  limit: 800,
  trail: 0.16,
  begin(stage) {
    const pass = (farthest: number) => {
      const direction = stage.between(0, fullTurn);
      const distance = stage.between(8, farthest);
      const speed = stage.between(160, 420) + distance * 1.5;
      stage.add({
        shape: 'streak',
        x: stage.width / 2 + Math.cos(direction) * distance,
        y: stage.height / 2 + Math.sin(direction) * distance,
        speedX: Math.cos(direction) * speed,
        speedY: Math.sin(direction) * speed,
        drag: -1.9,
        life: 1.8,
        fading: 0.05,
        size: stage.between(2, 4.5),
        color: stage.oneOf(starlight),
      });
    };
    for (let star = 0; star < atOnce; star++) pass(Math.max(stage.width, stage.height) / 2);
    stage.every(0.008, () => pass(80), 7);
  },
};

import { fullTurn, partyColors } from './party-colors';
import type { Effect } from './simulation';

const atOnce = 24;
const radius = 192;

/** A bubble is bright at its edge and clear within: the name behind it can be read. */
function bubbleOf(color: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * radius, height: 2 * radius });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const glass = context.createRadialGradient(radius, radius, 0, radius, radius, radius);
  glass.addColorStop(0, `${color}14`);
  glass.addColorStop(0.7, `${color}38`);
  glass.addColorStop(0.93, `${color}8c`);
  glass.addColorStop(0.95, color);
  glass.addColorStop(0.985, color);
  glass.addColorStop(1, `${color}00`);
  context.fillStyle = glass;
  context.fillRect(0, 0, 2 * radius, 2 * radius);
  // The lamp's reflection, at the upper left.
  context.lineCap = 'round';
  context.lineWidth = radius * 0.06;
  context.strokeStyle = '#ffffffb0';
  context.beginPath();
  context.arc(radius, radius, radius * 0.8, fullTurn * 0.56, fullTurn * 0.67);
  context.stroke();
  return canvas;
}

/** Large bubbles rise; some are on the stage from the start. */
export const effect: Effect = {
  limit: 60,
  trail: 0,
  begin(stage) {
    const bubbles = partyColors.map(bubbleOf) as [HTMLCanvasElement, ...HTMLCanvasElement[]];
    const rise = (from: number) => {
      const size = stage.between(0.04, 0.1) * Math.max(stage.width, stage.height);
      stage.add({
        shape: 'sprite',
        sprite: stage.oneOf(bubbles),
        x: stage.between(0, stage.width),
        y: from + size,
        speedX: stage.between(-60, 60),
        speedY: -stage.between(0.35, 0.7) * stage.height,
        life: 3.2,
        size,
      });
    };
    for (let bubble = 0; bubble < atOnce; bubble++) rise(stage.between(0.35, 0.95) * stage.height);
    stage.every(0.14, () => rise(stage.height), 7);
  },
};

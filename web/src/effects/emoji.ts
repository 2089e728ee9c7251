import { fullTurn, inBursts } from './party-colors';
import type { Effect, Stage } from './simulation';

const faces = ['🎉', '🥳', '⭐', '🎊', '🤩'] as const;

/** An emoji is drawn once and then copied: drawing text for every particle would halve the frame rate. */
function spriteOf(face: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 96;
  canvas.height = 96;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = '76px "Noto Color Emoji", "Apple Color Emoji", "Segoe UI Emoji", sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(face, 48, 52);
  }
  return canvas;
}

/** On a phone a face isn't larger than a letter. */
const smallness = ({ width, height }: Stage): number => Math.min(1, Math.min(width, height) / 600);

/** Faces and favours rain down in three showers. */
export const effect: Effect = {
  limit: 150,
  trail: 0,
  begin(stage) {
    const sprites = faces.map(spriteOf) as [HTMLCanvasElement, ...HTMLCanvasElement[]];
    inBursts(stage, 28, () =>
      stage.add({
        shape: 'sprite',
        sprite: stage.oneOf(sprites),
        x: stage.between(0, stage.width),
        y: stage.between(-0.05, 0.6) * stage.height,
        speedY: stage.between(60, 160),
        gravity: 260,
        angle: stage.between(0, fullTurn),
        turning: stage.between(-3, 3),
        life: 4,
        size: stage.between(20, 40) * smallness(stage),
      }),
    );
  },
};

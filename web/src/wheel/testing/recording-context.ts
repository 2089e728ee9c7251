import type { Context } from '../drawing/drawing';
import { charactersOf } from '../drawing/labels';

interface DrawnText {
  text: string;
  font: string;
  align: string;
  color: string;
  direction: string;
  x: number;
  y: number;
  /** By which the coordinate system is turned. */
  angle: number;
}

/** A canvas context that records the texts it draws and how many areas were filled. */
export function recordingContext() {
  const texts: DrawnText[] = [];
  const counts = { fill: 0, drawImage: 0, measureText: 0 };
  let angle = 0;
  const state: Record<string, unknown> = { font: '', textAlign: '', fillStyle: '', letterSpacing: '0px' };
  const sizeOf = (font: string) => Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0');
  const spaceOf = () => Number.parseFloat(String(state.letterSpacing));
  const methods: Record<string, (...given: unknown[]) => unknown> = {
    setTransform: (cos, sin) => {
      angle = Math.atan2(Number(sin), Number(cos));
    },
    measureText: (text) => {
      counts.measureText += 1;
      return { width: charactersOf(String(text)).length * (0.56 * sizeOf(String(state.font)) + spaceOf()) };
    },
    fillText: (text, x, y) =>
      texts.push({
        text: String(text),
        font: String(state.font),
        align: String(state.textAlign),
        color: String(state.fillStyle),
        direction: String(state.direction),
        x: Number(x),
        y: Number(y),
        angle,
      }),
    fill: () => {
      counts.fill += 1;
    },
    drawImage: () => {
      counts.drawImage += 1;
    },
  };
  const context = new Proxy(state, {
    get: (target, name) => methods[String(name)] ?? target[String(name)] ?? (() => undefined),
  });
  return { context: context as unknown as Context, texts, counts };
}

import type { Context } from '../drawing/drawing';

interface DrawnText {
  text: string;
  font: string;
  align: string;
  color: string;
  direction: string;
  x: number;
  y: number;
}

/** A canvas context that records the texts it draws and how many areas were filled. */
export function recordingContext() {
  const texts: DrawnText[] = [];
  const counts = { fill: 0, drawImage: 0 };
  const state: Record<string, unknown> = { font: '', textAlign: '', fillStyle: '', letterSpacing: '0px' };
  const sizeOf = (font: string) => Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? '0');
  const spaceOf = () => Number.parseFloat(String(state.letterSpacing));
  const methods: Record<string, (...given: unknown[]) => unknown> = {
    measureText: (text) => ({
      width: String(text).length * (0.56 * sizeOf(String(state.font)) + spaceOf()),
    }),
    fillText: (text, x, y) =>
      texts.push({
        text: String(text),
        font: String(state.font),
        align: String(state.textAlign),
        color: String(state.fillStyle),
        direction: String(state.direction),
        x: Number(x),
        y: Number(y),
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

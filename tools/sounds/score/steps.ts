export interface Step {
  sign: string;
  beat: number;
  length: number;
  /** Where the next bar begins. */
  barEnd: number;
  strength: number;
}

const strengths: Record<string, number> = { X: 1.15, P: 1.15, o: 0.6 };

/** Every sounding step of a pattern over all bars; a bar has as many steps as characters, `-` holds. */
export function stepsIn(bars: readonly string[], barCount: number, beatsPerBar: number): Step[] {
  return Array.from({ length: barCount }, (_, bar) => {
    const signs = (bars[bar % bars.length] ?? '').replaceAll(/\s/g, '');
    const size = beatsPerBar / signs.length;
    return [...signs.matchAll(/([^.-])-*/g)].map(({ 0: held, 1: sign = '', index }) => ({
      sign,
      beat: bar * beatsPerBar + index * size,
      length: held.length * size,
      barEnd: (bar + 1) * beatsPerBar,
      strength: strengths[sign] ?? 1,
    }));
  }).flat();
}

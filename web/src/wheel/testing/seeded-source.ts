import { type RandomSource, randomSource } from '../picking/random-source';

/** mulberry32: repeatable, and good enough for chi-square. */
export function seededSource(seed: number): RandomSource {
  let state = seed | 0;
  const word = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return randomSource(() => [word(), word()]);
}

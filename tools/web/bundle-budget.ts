/** In kB of Brotli: our goal, and the limit that fails the build. */
export const aim = 140;
export const limit = 155;

export type Verdict = 'within the aim' | 'above the aim' | 'too large';

export function verdictOn(kilobytes: number): Verdict {
  if (kilobytes > limit) return 'too large';
  return kilobytes > aim ? 'above the aim' : 'within the aim';
}

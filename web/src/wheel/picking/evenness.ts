/** How the wins of a wheel compare with what chance would produce. */
export type Evenness =
  /** Too few wins to say anything. */
  | 'tooFew'
  /** As even as chance produces it. */
  | 'even'
  /** Chance produces that now and then. */
  | 'uncommon'
  /** Chance hardly ever produces that. */
  | 'rare';

export interface EvennessCheck {
  verdict: Evenness;
  /** The probability that chance alone is at least this far from even, from 0 to 1. */
  likelihood: number;
  /** Pearson's chi-square, and the degrees of freedom it has. */
  chiSquare: number;
  freedom: number;
}

/** With fewer expected wins of a choice the test would find patterns where there are none. */
const leastExpected = 5;

/** How many wins the test needs before it can say anything. */
export function winsToJudge(results: readonly { chance: number }[]): number {
  const chances = results.map(({ chance }) => chance).filter((chance) => chance > 0);
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  return chances.length === 0 ? 0 : Math.ceil((leastExpected * total) / Math.min(...chances));
}

/** Pearson's chi-square test of the wins against the chances the choices have. */
export function checkEvenness(results: readonly { won: number; chance: number }[]): EvennessCheck {
  const counted = results.filter(({ chance }) => chance > 0);
  const total = counted.reduce((sum, { won }) => sum + won, 0);
  const chances = counted.reduce((sum, { chance }) => sum + chance, 0);
  const expected = counted.map(({ chance }) => (total * chance) / chances);
  if (counted.length < 2 || expected.some((wins) => wins < leastExpected))
    return { verdict: 'tooFew', likelihood: 1, chiSquare: 0, freedom: Math.max(0, counted.length - 1) };
  const chiSquare = counted.reduce((sum, { won }, place) => {
    const wins = expected[place] as number;
    return sum + (won - wins) ** 2 / wins;
  }, 0);
  const freedom = counted.length - 1;
  const likelihood = upperTail(chiSquare, freedom);
  return { verdict: verdictOf(likelihood), likelihood, chiSquare, freedom };
}

function verdictOf(likelihood: number): Evenness {
  if (likelihood >= 0.05) return 'even';
  return likelihood >= 0.001 ? 'uncommon' : 'rare';
}

/** The probability that a chi-square with these degrees of freedom is at least this large. */
function upperTail(distance: number, freedom: number): number {
  const shape = freedom / 2;
  const point = distance / 2;
  if (point <= 0) return 1;
  return point < shape + 1 ? 1 - lowerBySeries(shape, point) : upperByFraction(shape, point);
}

const precision = 1e-12;

function lowerBySeries(shape: number, point: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = shape + 1; term > sum * precision; step += 1) {
    term *= point / step;
    sum += term;
  }
  return sum * Math.exp(-point + shape * Math.log(point) - logGamma(shape));
}

/** Lentz's method for the continued fraction. */
function upperByFraction(shape: number, point: number): number {
  let b = point + 1 - shape;
  let c = Number.MAX_VALUE;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < 10_000; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / (a * d + b);
    c = b + a / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < precision) break;
  }
  return fraction * Math.exp(-point + shape * Math.log(point) - logGamma(shape));
}

/** Stirling's series, shifted to where it is exact to the last digits. */
function logGamma(shape: number): number {
  let shift = 0;
  let x = shape;
  for (; x < 12; x += 1) shift += Math.log(x);
  const inverse = 1 / (x * x);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / x;
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - shift;
}

/** The only source of randomness, so that tests can replace it. */
export interface RandomSource {
  /** A uniform integer in [0, bound), bound ≤ 2^53. */
  below(bound: number): number;
}

type Words = () => [number, number];

const exact = 2 ** 53;

export function randomSource(words: Words): RandomSource {
  const draw = () => {
    const [high, low] = words();
    return (high >>> 11) * 2 ** 32 + (low >>> 0);
  };
  return {
    below(bound) {
      if (!Number.isSafeInteger(bound) || bound < 1) throw new RangeError(`no integer lies below ${bound}`);
      // A plain remainder would favour the first values whenever bound doesn't divide 2^53.
      const fair = exact - (exact % bound);
      let drawn = draw();
      while (drawn >= fair) drawn = draw();
      return drawn % bound;
    },
  };
}

export const fractionOf = (source: RandomSource): number => source.below(2 ** 32) / 2 ** 32;

function cryptoWords(): [number, number] {
  const pair = crypto.getRandomValues(new Uint32Array(2));
  return [pair[0] ?? 0, pair[1] ?? 0];
}

const plainWord = () => Math.floor(Math.random() * 2 ** 32);

const hasCrypto = (): boolean => typeof globalThis.crypto?.getRandomValues === 'function';

export function bestSource(isCryptographic = hasCrypto()): RandomSource {
  if (isCryptographic) return randomSource(cryptoWords);
  console.warn('No cryptographic random source in this browser: picks fall back to Math.random.');
  return randomSource(() => [plainWord(), plainWord()]);
}

/** For ids, from the same source as picks. */
export const randomBytes = (count: number): number[] =>
  hasCrypto()
    ? [...crypto.getRandomValues(new Uint8Array(count))]
    : Array.from({ length: count }, () => plainWord() & 0xff);

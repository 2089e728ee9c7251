import { weightTree } from '../wheel/picking/weight-tree';
import { keyedDigests, lines } from './digests';
import type { Receipt, ReceiptEntry } from './receipt';

const most = 2n ** 64n - 1n;

type Facts = Pick<Receipt, 'spinId' | 'number' | 'digest' | 'entropy' | 'beacon'> & { seed: Uint8Array };
type Numbers = (place: number, total: bigint) => bigint;

/** Uniform numbers below `total`: the last, incomplete run of remainders is rejected, so there is no modulo bias. */
export function fairNumbers({ seed, spinId, number, digest, entropy, beacon }: Facts): Numbers {
  const facts = [spinId, number, digest, entropy];
  const begin = beacon
    ? lines('wheelwright draw 2', ...facts, beacon.randomness)
    : lines('wheelwright draw 1', ...facts);
  const digestBehind = keyedDigests(seed, begin);
  return (place, total) => {
    const last = most - (((most % total) + 1n) % total);
    for (let attempt = 1; ; attempt++) {
      const drawn = firstEightBytes(digestBehind(lines(place, attempt)));
      if (drawn <= last) return drawn % total;
    }
  };
}

/** Where on its slice the first winner is shown: drawn like a winner, at the place before the first. */
export const fairLandingOffset = (facts: Facts): number =>
  Number(fairNumbers(facts)(0, BigInt(landingOffsetEnd)));

/** Winners in their order, none twice. The weights of all entries together must be a safe integer. */
export function fairPick(facts: Facts, entries: readonly ReceiptEntry[], many: number): string[] {
  const left = weightTree(entries.map(({ weight }) => weight));
  const numberBelow = fairNumbers(facts);
  const winners: string[] = [];
  for (let place = 1; place <= many && left.total() > 0; place++) {
    const winner = entries[left.take(Number(numberBelow(place, BigInt(left.total()))))];
    if (winner) winners.push(winner.guid);
  }
  return winners;
}

const firstEightBytes = (bytes: Uint8Array): bigint =>
  new DataView(bytes.buffer, bytes.byteOffset, 8).getBigUint64(0);

/** The resolution of the landing position on a winner's slice. */
export const landingOffsetEnd = 2 ** 32;

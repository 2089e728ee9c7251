import { hmacSha256, lines } from './digests';
import type { Receipt, ReceiptEntry } from './receipt';

const most = 2n ** 64n - 1n;

type Facts = Pick<Receipt, 'spinId' | 'number' | 'digest' | 'entropy'> & { seed: Uint8Array };

/** A number below `total`, each with the same chance: values that would favour the first ones are drawn again. */
export function fairNumber(facts: Facts, place: number, total: bigint): bigint {
  const last = most - (((most % total) + 1n) % total);
  const { seed, spinId, number, digest, entropy } = facts;
  for (let attempt = 1; ; attempt++) {
    const text = lines('wheelwright draw 1', spinId, number, digest, entropy, place, attempt);
    const drawn = firstEightBytes(hmacSha256(seed, text));
    if (drawn <= last) return drawn % total;
  }
}

/** Where on its slice the first winner is shown: drawn like a winner, at the place before the first. */
export const fairWhereabouts = (facts: Facts): number => Number(fairNumber(facts, 0, BigInt(whereaboutsEnd)));

/** Winners in their order, each at most once. */
export function fairPick(facts: Facts, entries: readonly ReceiptEntry[], many: number): string[] {
  const left = [...entries];
  let total = left.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
  const winners: string[] = [];
  for (let place = 1; place <= many && left.length > 0; place++) {
    let remaining = fairNumber(facts, place, total);
    const at = left.findIndex(({ weight }) => {
      remaining -= BigInt(weight);
      return remaining < 0n;
    });
    for (const { guid, weight } of left.splice(at, 1)) {
      total -= BigInt(weight);
      winners.push(guid);
    }
  }
  return winners;
}

const firstEightBytes = (bytes: Uint8Array): bigint =>
  bytes.subarray(0, 8).reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

/** The resolution of the landing position on a winner's slice. */
export const whereaboutsEnd = 2 ** 32;

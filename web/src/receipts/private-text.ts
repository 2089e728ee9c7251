import { sha256Hex } from './digests';
import type { Receipt } from './receipt';

/** The outcome for a text in a draw whose texts are private. */
export type Outcome = 'won' | 'reserve' | 'lost' | 'absent';

/** Whether this is the salt that the draw was made with. */
export const isSaltOf = ({ saltCommitment }: Receipt, salt: string): boolean =>
  sha256Hex(salt) === saltCommitment;

export function outcomeOf({ entries, winners, reserves = [] }: Receipt, salt: string, text: string): Outcome {
  const digest = sha256Hex(salt + text);
  const same = entries.filter(({ textDigest }) => textDigest === digest);
  if (same.length === 0) return 'absent';
  const isAmong = (guids: string[]) => same.some(({ guid }) => guids.includes(guid));
  if (isAmong(winners)) return 'won';
  return isAmong(reserves) ? 'reserve' : 'lost';
}

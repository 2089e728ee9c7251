import type { Slice, WheelDefinition } from './document';
import type { NewEntry } from './spin-log';
import { endsRound } from './turns';
import { guest, type Spinner } from './win-history';
import { nextMoment } from './win-log';

interface Won {
  by?: Spinner | undefined;
  /** The id of the receipt under which it can be checked. */
  receipt?: string | undefined;
}

/** What wins, in their order, add to the log; the last of them may end a round of turns. */
export function winsOf(
  definition: WheelDefinition,
  winners: readonly Slice[],
  { by = guest, receipt }: Won = {},
): NewEntry[] {
  const first = nextMoment(definition.history ?? [], Date.now());
  const wins = winners.map(({ guid, text }, place) => ({
    kind: 'win' as const,
    at: first + place,
    guid,
    text,
    by,
    ...(receipt ? { receipt } : {}),
  }));
  const last = wins.at(-1);
  if (!last || !endsRound(definition, winners, last.at)) return wins;
  return wins.with(-1, { ...last, endsRound: true } as typeof last);
}

import type { Slice } from './document';
import { changeDefinition, type Edit } from './edits';
import { finiteOr } from './heal-values';
import { withRoundEnded } from './turns';
import { guest, recordWins, type Spinner } from './win-history';
import { nextMoment } from './win-log';

interface Won {
  by?: Spinner | undefined;
  /** The id of the receipt under which it can be checked. */
  receipt?: string | undefined;
}

/** The wheel after wins, in their order: each is entered, counts as a spin, and may end a round of turns. */
export const addWins = (winners: readonly Slice[], { by = guest, receipt }: Won = {}): Edit =>
  changeDefinition((definition) => {
    const first = nextMoment(definition.history ?? [], Date.now());
    const history = recordWins(definition.history ?? [], winners, by, first, receipt);
    return {
      history,
      totalWheelSpins: Math.floor(finiteOr(definition.totalWheelSpins, 0)) + winners.length,
      ...withRoundEnded({ ...definition, history }, first + winners.length - 1),
    };
  });

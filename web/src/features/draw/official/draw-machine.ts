import { createStore } from 'zustand/vanilla';
import type { Places, Promised } from '../../../receipts/promise';
import { tellBrokenPromise } from '../../../stage/tell-broken-promise';
import type { Wheel } from '../../../wheel/document/document';
import { keyOfWheel } from '../../../wheel/document/wheel-key';
import { wheelStore } from '../../../wheel/store';
import { type DrawScene, fetchStage } from '../draw-scene';
import {
  type BegunDraw,
  beginOfficialDraw,
  type DrawProblem,
  drawOfficially,
  type OfficialDraw,
  offerReceipt,
  PromiseBroken,
  problemOf,
} from './official-draw';

interface Commitment {
  begun: BegunDraw;
  /** The key of the wheel it was made for. */
  wheel: string;
}

/** An official draw from its commitment to its end. A failed one without a commitment needs a new one. */
export type DrawState =
  | { phase: 'idle' | 'promising' | 'drawn' | 'left'; commitment?: undefined }
  | { phase: 'promised' | 'drawing'; commitment: Commitment }
  /** Sealed: it waits for this round of a public beacon. */
  | { phase: 'awaiting'; commitment: Commitment; round: number }
  | { phase: 'failed'; commitment: Commitment | undefined; problem: DrawProblem };

export interface DrawOrder extends Places {
  hidesTexts: boolean;
  /** Fetched before the draw is made: a draw that can't be shown would be lost. */
  stage?: DrawScene | undefined;
}

interface DrawPlace {
  /** Whether the visitor has left the draw. */
  isLeft: () => boolean;
}

const isOnStage = (key: string): boolean => keyOfWheel(wheelStore.getState().wheel) === key;

/** The visitor may open another wheel while this one turns to its winner. */
function followToStop(drawn: OfficialDraw, wheel: string): void {
  // Teams are dealt without a spin.
  if (!wheelStore.getState().spinning) return;
  const stop = wheelStore.subscribe(({ spinning }) => {
    if (spinning) return;
    stop();
    if (!isOnStage(wheel)) offerReceipt('unshown', drawn);
  });
}

/** An official draw of one wheel. Only a draw that wasn't left, and whose wheel is still there, is shown. */
export function officialDraw({ isLeft }: DrawPlace) {
  const store = createStore<DrawState>()(() => ({ phase: 'idle' }));
  const become = (state: DrawState) => store.setState(state, true);

  /** Requests a commitment; the one before has expired, was used, or never came. */
  const promise = async (): Promise<void> => {
    const { wheel } = wheelStore.getState();
    become({ phase: 'promising' });
    try {
      const begun = await beginOfficialDraw(wheel);
      become({ phase: 'promised', commitment: { begun, wheel: keyOfWheel(wheel) } });
    } catch (error) {
      console.warn('No draw could be promised.', error);
      become({ phase: 'failed', commitment: undefined, problem: problemOf(error) });
    }
  };

  const fail = (error: unknown, commitment: Commitment): void => {
    const problem = problemOf(error);
    // A draw that was made is not made again: its promise is used up.
    const isUsedUp = problem === 'broken' || problem === 'unreadable';
    become({ phase: 'failed', commitment: isUsedUp ? undefined : commitment, problem });
    if (error instanceof PromiseBroken) void tellBrokenPromise(error.evidence);
    else console.warn('The draw could not be made.', error);
  };

  /** Makes the committed draw of this wheel, and hands it to `show`. */
  const draw = async (
    wheel: Wheel,
    { stage, ...order }: DrawOrder,
    show: (drawn: OfficialDraw, promised: Promised) => void,
  ): Promise<void> => {
    const { phase, commitment } = store.getState();
    if (!commitment || phase === 'drawing' || phase === 'awaiting') return;
    if (commitment.wheel !== keyOfWheel(wheel)) return promise();
    become({ phase: 'drawing', commitment });
    try {
      if (stage && !(await fetchStage(stage))) return become({ phase: 'promised', commitment });
      if (isLeft()) return become({ phase: 'left' });
      const onAwaited = (round: number) => become({ phase: 'awaiting', commitment, round });
      const drawn = await drawOfficially(commitment.begun, wheel, { ...order, onAwaited });
      become({ phase: isLeft() ? 'left' : 'drawn' });
      if (isLeft()) offerReceipt('left', drawn);
      else if (!isOnStage(commitment.wheel)) offerReceipt('unshown', drawn);
      else {
        show(drawn, commitment.begun.promised);
        followToStop(drawn, commitment.wheel);
      }
    } catch (error) {
      fail(error, commitment);
    }
  };

  return { store, promise, draw };
}

import { getReceipt } from '../api/draws';
import { type BrokenPromise, holdToPromise } from '../receipts/hold-to-promise';
import type { Promised } from '../receipts/promise';
import { bestSource, fractionOf } from '../wheel/picking/random-source';
import type { AnnouncedSpin, NextSpin, ServerMessage } from './messages';

interface Outside {
  /** How many see the room's spins, this page included. */
  viewers: () => number;
  /** The host sees it first: the room follows what the host does. */
  isHost: () => boolean;
  onBroken: (spinId: string, evidence: BrokenPromise) => void;
}

/**
 * In ms: each viewer waits a different time, so that a large room doesn't request the same receipt at the same
 * moment.
 */
const paceOfViewers = 5;

/**
 * Holds a room to its promises: compares the receipt of each spin with the commitment that this page received before
 * it. The wheel doesn't wait for that. A viewer who came later has no commitment, and a receipt that can't be fetched
 * proves nothing: such spins aren't called checked.
 */
export function roomPromises({ viewers, isHost, onBroken }: Outside) {
  let promised: NextSpin | null = null;
  /** The list of the promised spin, as it was sealed last; empty if it isn't sealed. */
  let root = '';
  let isStopped = false;

  const hear = (next: NextSpin | null | undefined) => {
    // A second promise with the same number doesn't replace the first.
    if (next && next.number !== promised?.number) {
      promised = next;
      root = '';
    }
  };
  // It isn't checked whose entropy was used: a draw whose response was lost stands, even if somebody else
  // asks again.
  const check = async (promise: Promised, { spinId, winner, duration, places }: AnnouncedSpin) => {
    const longest = isHost() ? 0 : Math.max(duration / 2, viewers() * paceOfViewers);
    await pause(longest * fractionOf(bestSource()));
    if (isStopped) return;
    try {
      const held = await holdToPromise(
        { ...promise, winner, ...(places ? { drawn: places } : {}) },
        await getReceipt(spinId),
      );
      if (held.kind === 'broken' && !isStopped) onBroken(spinId, held.evidence);
    } catch (error) {
      console.warn('The receipt of a spin could not be fetched.', error);
    }
  };
  const drawn = (spin: AnnouncedSpin) => {
    if (promised) void check({ ...promised, ...(root ? { root } : {}) }, spin);
    promised = null;
  };
  return {
    take: (message: ServerMessage) => {
      if (message.type === 'spin') drawn(message);
      if (message.type === 'result') hear(message.next);
      if (message.type === 'sealed' && message.number === promised?.number) root = message.root;
      if (message.type === 'door' && message.door.open) root = '';
      // In a replay the missed messages contain all of it.
      if (message.type !== 'hello' || message.replay) return;
      // The list of a spin that was missed may have been sealed again before it.
      root = '';
      // Other spins were missed: this page has no commitment for this one.
      if (message.spin && message.spin.number === promised?.number) drawn(message.spin);
      hear(message.next);
      root = message.sealed?.root ?? '';
    },
    stop: () => {
      isStopped = true;
    },
  };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

import type { Wheel } from '../document/document';
import { type Edit, resetSlices, setSliceActive } from '../edits/edits';
import { winsOf } from '../keeping/spin-log';
import { isRecorded, type Spinner } from '../keeping/win-history';
import { pickWinner } from '../picking/picking';
import { bestSource, fractionOf, type RandomSource } from '../picking/random-source';
import { eligibleSlices } from '../picking/turns';
import { canSpin, type RunningSpin, type WheelStore } from '../store';
import { currentRotation } from './drift';
import { layOut, markerAngle, normalise, type SliceLayout } from './geometry';
import { landingRotation, planMotion, rotationAt } from './motion';
import { spinSettings } from './spin-settings';

export interface SpinOptions {
  source?: RandomSource;
  /** The winner appears without any rotation. */
  still?: boolean;
  /** The winner was drawn already: the wheel only shows it. */
  drawn?: DrawnSpin;
  /** How the wheel gets to where it rests; unset, it takes a swing. */
  plan?: typeof planMotion;
  /** Who spins, for the history; unset, a guest. */
  by?: Spinner;
}

interface DrawnSpin {
  winner: string;
  /** The id of its receipt, if it was an official draw. */
  receipt?: string;
  /** Where within the winner's slice it comes to rest, from 0 to 1. */
  landingOffset?: number;
  finish?: RunningSpin['finish'];
  /** The salt with which private texts can be checked. */
  salt?: string;
}

/** Picks the winner, then starts the spin; false when there is nothing to spin or it already spins. */
export function spinWheel(
  store: WheelStore,
  { source = bestSource(), still = false, drawn, plan = planMotion, by }: SpinOptions = {},
): boolean {
  if (!canSpin(store.getState())) return false;
  const { wheel } = store.getState();
  const rotation = currentRotation(store.getState());
  const slices = eligibleSlices(wheel);
  const winner = drawn?.winner ?? pickWinner(slices, source);
  const layout = layOut(slices);
  if (winner === null || !layout.slices.some(({ guid }) => guid === winner)) return false;

  const landingOffset = drawn?.landingOffset ?? fractionOf(source);
  const { rotates, duration } = spinSettings(wheel);
  return startSpin(store, {
    winner,
    landingOffset,
    motion: plan({
      from: rotation,
      to: landingOf(layout, winner, wheel.look.marker?.position, landingOffset),
      rotates,
      duration: still ? 0 : duration,
      layout,
      marker: markerAngle(wheel.look.marker?.position),
    }),
    startedAt: performance.now(),
    slices,
    layout,
    ...(by ? { by } : {}),
    ...(drawn?.receipt ? { receipt: drawn.receipt } : {}),
    ...(drawn?.salt ? { salt: drawn.salt } : {}),
    ...(drawn?.finish ? { finish: drawn.finish } : {}),
  });
}

/**
 * Starts the spin, or continues it from another moment. `lasts` is longer than the motion where no viewer may know the
 * winner before the others.
 */
export function startSpin(store: WheelStore, spin: RunningSpin, lasts = spin.motion.duration): true {
  // A timer and not the animation ends the spin, and it is set first: neither a hidden tab nor a failing
  // drawing may leave the wheel spinning forever.
  setTimeout(() => finishSpin(store, spin), Math.max(0, spin.startedAt + lasts - performance.now()));
  const { from: rotation } = spin.motion;
  store.setState({
    spin,
    spinning: true,
    rotation,
    drift: null,
    winner: null,
    shownSlices: null,
    receipt: null,
  });
  return true;
}

/** Ends a running spin at the position where it would end anyway. */
export function skipSpin(store: WheelStore): void {
  const { spin } = store.getState();
  if (spin) finishSpin(store, spin);
}

function finishSpin(store: WheelStore, spin: RunningSpin): void {
  const state = store.getState();
  if (state.spin !== spin) return;
  const { wheel } = state;
  const slice = wheel.slices.find((each) => each.guid === spin.winner);
  const ended = { spin: null, spinning: false };
  if (!slice && !spin.finish) {
    console.error('The spin ended without a winner: its slice has left the wheel.', spin.winner);
    store.setState({ ...ended, rotation: normalise(rotationAt(spin.motion, spin.motion.duration)) });
    return;
  }
  const slices = eligibleSlices(wheel);
  const layout = layOut(slices);
  store.setState({
    ...ended,
    winner: spin.finish ? null : (slice ?? null),
    shownSlices: slices === wheel.slices ? null : slices,
    receipt: spin.receipt ?? null,
    receiptSalt: spin.salt ?? null,
    rotation: spin.restsAt ?? restOf(spin, layout, wheel.look.marker?.position),
  });
  if (spin.finish) spin.finish();
  // A page that is opened again while the popup is open shows it again, and counts it once.
  else if (slice && !isRecorded(wheel.results.history ?? [], spin.receipt))
    store.getState().record(winsOf(wheel, [slice], spin));
}

const restOf = (spin: RunningSpin, layout: SliceLayout, position: unknown): number =>
  layout.slices.some(({ guid }) => guid === spin.winner)
    ? landingOf(layout, spin.winner, position, spin.landingOffset)
    : normalise(rotationAt(spin.motion, spin.motion.duration));

function landingOf(
  layout: RunningSpin['layout'],
  guid: string,
  position: unknown,
  landingOffset: number,
): number {
  const index = layout.slices.findIndex((slice) => slice.guid === guid);
  return landingRotation(layout, index, markerAngle(position), landingOffset);
}

export type WinnerChoice = 'confirm' | 'deny' | 'cancel';

/** `also`: what else follows from the answer, in the same step. */
export function closeWinner(
  store: WheelStore,
  choice: WinnerChoice,
  also: Edit = (wheel: Wheel) => wheel,
): void {
  const { winner, edit } = store.getState();
  if (!winner) return;
  store.setState({ winner: null, shownSlices: null, receipt: null });
  const answered = {
    confirm: (wheel: Wheel) => wheel,
    deny: resetSlices,
    cancel: setSliceActive(winner.guid, false),
  }[choice];
  edit((wheel) => also(answered(wheel)));
  if (choice === 'cancel') store.setState({ removal: { slice: winner } });
}

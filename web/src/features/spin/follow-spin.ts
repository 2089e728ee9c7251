import { fullTurn, markerAngle, sliceAt, widthOf } from '../../wheel/motion/geometry';
import { rotationAt } from '../../wheel/motion/motion';
import { type WheelState, wheelStore } from '../../wheel/store';

/** A name that is under the pointer for a shorter time can't be read, in ms. */
const readable = 180;
const longest = 60;

/** The name under the pointer of a wheel that turns slowly; empty while names pass too fast, and in a blind spin. */
export function passingName({ spin, wheel }: WheelState, now: number): string {
  // Without motion the wheel shows its landing at once; in a live room nobody may know that before the
  // others.
  if (!spin || spin.motion.duration === 0 || wheel.spin.isBlind === true) return '';
  const { motion, layout, startedAt } = spin;
  if (layout.slices.length < 2) return '';
  const at = (time: number) => rotationAt(motion, time - startedAt);
  const index = sliceAt(layout, markerAngle(wheel.look.marker?.position) - at(now));
  const hasBegun = now - startedAt > motion.duration / 2;
  const turned = Math.abs(at(now + readable / 2) - at(now - readable / 2));
  if (!hasBegun || turned > Math.min(fullTurn / 2, widthOf(layout, index))) return '';
  return layout.slices[index]?.text.trim().slice(0, longest) ?? '';
}

/**
 * While the wheel spins, the light in the room drops, and once it turns slowly its names are read from the Spin button
 * as they pass. Screen readers announce only the winner. Returns how to stop.
 */
export function followSpin(): () => void {
  const { dataset } = document.documentElement;
  let frame = 0;
  const write = (name: string) => {
    for (const ticker of document.querySelectorAll('[data-ticker]'))
      if (ticker.textContent !== name) ticker.textContent = name;
  };
  const show = () => {
    const state = wheelStore.getState();
    write(passingName(state, performance.now()));
    frame = state.spin ? requestAnimationFrame(show) : 0;
  };
  const follow = ({ spin, winner }: WheelState) => {
    const isDim = (spin !== null && spin.motion.duration > 0) || winner !== null;
    if (isDim) dataset.room = 'dim';
    else delete dataset.room;
    if (spin && frame === 0) frame = requestAnimationFrame(show);
  };
  follow(wheelStore.getState());
  const unsubscribe = wheelStore.subscribe(follow);
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    delete dataset.room;
  };
}

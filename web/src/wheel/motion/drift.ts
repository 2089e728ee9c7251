import type { WheelState, WheelStore } from '../store';
import { normalise } from './geometry';
import { driftSettings } from './spin-settings';

/** A slow rotation that shows the wheel is alive while it is idle. */
export interface Drift {
  from: number;
  startedAt: number;
  duration: number;
}

/** Radians per millisecond: one turn in fifty seconds. */
export const driftSpeed = (2 * Math.PI) / 50_000;

export function driftedTo({ from, startedAt, duration }: Drift, now: number): number {
  return from + driftSpeed * Math.min(duration, Math.max(0, now - startedAt));
}

/** The rotation of the wheel while it doesn't spin. */
export const currentRotation = ({ rotation, drift }: WheelState, now = performance.now()): number =>
  drift ? normalise(driftedTo(drift, now)) : rotation;

function startDrift(store: WheelStore): void {
  const state = store.getState();
  const { enabled, duration } = driftSettings(state.wheel);
  if (!enabled || state.isHeld || state.spinning || state.winner || state.drift) return;
  store.setState({ drift: { from: state.rotation, startedAt: performance.now(), duration } });
}

function stopDrift(store: WheelStore): void {
  if (store.getState().drift) store.setState({ rotation: currentRotation(store.getState()), drift: null });
}

/** Lets the wheel drift after the idle time without clicks, keys or spins. Returns how to stop. */
export function driftWhenIdle(store: WheelStore): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const rearm = () => {
    clearTimeout(idle);
    clearTimeout(ending);
    stopDrift(store);
    const { idleTime, duration } = driftSettings(store.getState().wheel);
    idle = setTimeout(() => {
      startDrift(store);
      ending = setTimeout(() => stopDrift(store), duration);
    }, idleTime);
  };
  const unsubscribe = store.subscribe((state, before) => {
    const spinEnded = before.spinning && !state.spinning;
    const popupClosed = before.winner !== null && state.winner === null;
    const otherWheel = state.wheel.id !== before.wheel.id;
    if (spinEnded || popupClosed || otherWheel) rearm();
  });
  const activity = ['pointerdown', 'click', 'keydown'] as const;
  for (const kind of activity) window.addEventListener(kind, rearm, { capture: true });
  rearm();
  return () => {
    clearTimeout(idle);
    clearTimeout(ending);
    stopDrift(store);
    unsubscribe();
    for (const kind of activity) window.removeEventListener(kind, rearm, { capture: true });
  };
}

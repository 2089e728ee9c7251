import type { WheelStore } from '../store';
import { currentRotation } from './drift';
import { driftSettings } from './spin-settings';

function startDrift(store: WheelStore): void {
  const state = store.getState();
  const { enabled, duration } = driftSettings(state.wheel);
  if (!enabled || state.isHeld || state.spinning || state.winner || state.drift) return;
  store.setState({ drift: { from: state.rotation, startedAt: performance.now(), duration } });
}

function stopDrift(store: WheelStore): void {
  if (store.getState().drift) store.setState({ rotation: currentRotation(store.getState()), drift: null });
}

/** For a wheel without a page around it. */
const never = () => false;

/**
 * Lets the wheel drift after `idleTime` without a click, a key or a spin, unless the pointer or the focus is on the wheel
 * or the list. At rest its labels are upright. Returns how to stop.
 */
export function driftWhenIdle(store: WheelStore, isAttended: () => boolean = never): () => void {
  let idle: ReturnType<typeof setTimeout> | undefined;
  let ending: ReturnType<typeof setTimeout> | undefined;
  const rearm = () => {
    clearTimeout(idle);
    clearTimeout(ending);
    stopDrift(store);
    const { idleTime, duration } = driftSettings(store.getState().wheel);
    idle = setTimeout(() => {
      if (isAttended()) return rearm();
      startDrift(store);
      ending = setTimeout(() => stopDrift(store), duration);
    }, idleTime);
  };
  // A mouse that passes beside the wheel and the list doesn't stop the drift; one that comes to them does.
  const moved = () => {
    if (isAttended()) rearm();
  };
  const unsubscribe = store.subscribe((state, before) => {
    const spinEnded = before.spinning && !state.spinning;
    const popupClosed = before.winner !== null && state.winner === null;
    const otherWheel = state.wheel.id !== before.wheel.id;
    if (spinEnded || popupClosed || otherWheel) rearm();
  });
  const activity = ['pointerdown', 'click', 'keydown'] as const;
  for (const kind of activity) window.addEventListener(kind, rearm, { capture: true });
  window.addEventListener('pointermove', moved, { capture: true, passive: true });
  rearm();
  return () => {
    window.removeEventListener('pointermove', moved, { capture: true });
    clearTimeout(idle);
    clearTimeout(ending);
    stopDrift(store);
    unsubscribe();
    for (const kind of activity) window.removeEventListener(kind, rearm, { capture: true });
  };
}

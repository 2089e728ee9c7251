import { prefersStillness } from '../../components/motion/stillness';
import { isInRoom, roomStore } from '../../live/room-store';
import { preferences } from '../../state/preferences';
import { currentRotation } from '../../wheel/motion/drift';
import { normalise } from '../../wheel/motion/geometry';
import { releaseSpeed, slowestFlick, throwMotion } from '../../wheel/motion/throw-motion';
import { canSpin, wheelStore } from '../../wheel/store';
import { turned } from '../../wheel/view/play-spin';
import type { Spin } from './spin-command';

/** A press that moves less, in px, is a click or a long press. */
const steadiness = 10;
/** A finger that has rested for this many ms opens the menu of the slice: it drags nothing afterwards. */
const longestRest = 450;

/**
 * Dragging the wheel turns it under the finger; letting go with some speed spins it in that direction. Who wins is
 * picked as always. In a room the room spins. Returns how to stop.
 */
export function followFlicks(plate: HTMLElement, spin: Spin): () => void {
  const disc = plate.querySelector('canvas')?.parentElement;
  let letGo = () => {};

  const pressed = (event: PointerEvent) => {
    letGo();
    if (!disc || !event.isPrimary || event.button !== 0 || !mayFlick()) return;
    letGo = drag(plate, disc, event, spin);
  };
  const allowTouch = () => {
    plate.style.touchAction = isFlickable() ? touchAction() : '';
  };
  allowTouch();
  const stopped = new AbortController();
  const { signal } = stopped;
  const unsubscribe = [preferences.subscribe(allowTouch), roomStore.subscribe(allowTouch)];
  window.addEventListener('resize', allowTouch, { signal });
  window.visualViewport?.addEventListener('resize', allowTouch, { signal });
  plate.addEventListener('pointerdown', pressed, { signal });
  return () => {
    letGo();
    stopped.abort();
    for (const end of unsubscribe) end();
    plate.style.touchAction = '';
  };
}

/**
 * Where the page scrolls, or may be part of one that does, vertical moves belong to it; all moves do where it is
 * zoomed.
 */
function touchAction(): string {
  if ((window.visualViewport?.scale ?? 1) > 1.01) return 'manipulation';
  const page = document.scrollingElement;
  const scrolls = window.top !== window || (page !== null && page.scrollHeight > page.clientHeight + 1);
  return scrolls ? 'pan-y pinch-zoom' : 'pinch-zoom';
}

const isFlickable = (): boolean =>
  preferences.getState().flick === 'on' && !prefersStillness() && !isInRoom(roomStore.getState());

function mayFlick(): boolean {
  const state = wheelStore.getState();
  return isFlickable() && canSpin(state) && state.winner === null && !state.isReadOnly;
}

/** One drag, from the press on. Returns how to break it off. */
function drag(plate: HTMLElement, disc: HTMLElement, press: PointerEvent, spin: Spin): () => void {
  const box = plate.getBoundingClientRect();
  const angleOf = ({ clientX, clientY }: PointerEvent) =>
    Math.atan2(clientX - box.left - box.width / 2, box.top + box.height / 2 - clientY);
  const start = currentRotation(wheelStore.getState());
  const samples = [{ angle: 0, at: press.timeStamp }];
  let angle = angleOf(press);
  let turnedBy = 0;
  let isDragging = false;
  const ended = new AbortController();
  const { signal } = ended;

  const hasRested = ({ timeStamp }: PointerEvent) =>
    press.pointerType !== 'mouse' && timeStamp - press.timeStamp > longestRest;
  const begin = () => {
    isDragging = true;
    plate.setPointerCapture(press.pointerId);
    plate.dataset.dragged = '';
    // A wheel that drifts stops in the hand.
    wheelStore.setState({ rotation: currentRotation(wheelStore.getState()), drift: null, isHeld: true });
  };
  const moved = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    // The release was sent elsewhere.
    if (event.buttons === 0) return end();
    const next = angleOf(event);
    // The short way round, also across the angle where the circle begins again.
    turnedBy += normalise(next - angle + Math.PI) - Math.PI;
    angle = next;
    if (!isDragging) {
      if (hasRested(event)) return end();
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) <= steadiness) return;
      begin();
    }
    samples.push({ angle: turnedBy, at: event.timeStamp });
    disc.style.transform = turned(start + turnedBy);
  };
  const end = () => {
    ended.abort();
    if (!isDragging) return;
    isDragging = false;
    delete plate.dataset.dragged;
    const isHeld = isInRoom(roomStore.getState());
    wheelStore.setState({ rotation: normalise(start + turnedBy), drift: null, isHeld });
  };
  const released = ({ pointerId, timeStamp }: PointerEvent) => {
    if (pointerId !== press.pointerId) return;
    const speed = isDragging ? releaseSpeed(samples, timeStamp) : 0;
    if (isDragging) ignoreClick(plate);
    end();
    if (Math.abs(speed) >= slowestFlick) spin(throwMotion(speed));
  };
  const cancelled = ({ pointerId }: PointerEvent) => {
    if (pointerId === press.pointerId) end();
  };
  // A fast hand has left the wheel by its first movement.
  window.addEventListener('pointermove', moved, { signal });
  window.addEventListener('pointerup', released, { signal });
  window.addEventListener('pointercancel', cancelled, { signal });
  window.addEventListener('contextmenu', end, { signal });
  return end;
}

/** The end of a drag is a click to the browser: it would spin the wheel. */
function ignoreClick(plate: HTMLElement): void {
  const ignore = (event: MouseEvent) => event.stopImmediatePropagation();
  plate.addEventListener('click', ignore, { capture: true });
  setTimeout(() => plate.removeEventListener('click', ignore, { capture: true }));
}

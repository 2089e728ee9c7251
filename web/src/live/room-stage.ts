import { openDocument } from '../wheel/document/upgrade';
import { skipSpin, startSpin } from '../wheel/motion/spin-wheel';
import { showRemote, type WheelStore } from '../wheel/store';
import type { AnnouncedSpin, Hello, ServerMessage } from './messages';
import { viewerCopy } from './room-copies';
import { roomSpin, turnedTo } from './room-spin';
import type { ServerClock } from './server-clock';

interface StageOptions {
  clock: () => ServerClock;
  /** The wheel here is the room's, and not the host's own. */
  followsRoom: () => boolean;
  isStill: () => boolean;
}

export interface RoomStage {
  take(message: ServerMessage): void;
  /** The server's clock is known better: a running spin moves to where it should be. */
  retime(): void;
  /** Ends a spin without a winner, and closes the popup of one that is over. */
  withdraw(spinId: string): void;
  stop(): void;
}

/** A smaller difference in ms isn't visible and not worth a restart. */
const visible = 25;

/** Shows what happens in the room on the wheel. Between spins every wheel of the room rests at the same point. */
export function roomStage(store: WheelStore, { clock, followsRoom, isStill }: StageOptions): RoomStage {
  let rest: number | null = null;
  let running: AnnouncedSpin | null = null;

  const settle = () => {
    const { spinning, rotation, drift, wheel } = store.getState();
    if (rest === null || spinning) return;
    const wanted = turnedTo(rest, wheel);
    if (rotation !== wanted || drift) store.setState({ rotation: wanted, drift: null });
  };
  const show = (raw: unknown) => {
    const { wheel: told } = openDocument(raw);
    const { wheel: before } = store.getState();
    if (told) showRemote(store, viewerCopy(told, before.id === told.id ? before : null));
  };
  const play = (spin: AnnouncedSpin) => {
    // A spin that still runs here is over in the room.
    skipSpin(store);
    running = spin;
    rest = spin.landing;
    const { wheel } = store.getState();
    const startedAt = clock().localTime(spin.startsAt);
    startSpin(store, roomSpin(spin, wheel, startedAt, isStill()), spin.duration);
  };
  const greet = ({ wheel, rest: point, spin, replay }: Hello) => {
    if (replay) return;
    if (followsRoom()) show(wheel);
    rest = point ?? null;
    // A spin that was shown here already, and perhaps closed, isn't repeated after a reconnect.
    if (spin && running?.spinId !== spin.spinId) play(spin);
    settle();
  };
  const close = (spinId: string, isRemoval: boolean) => {
    if (store.getState().spin?.receipt === spinId) skipSpin(store);
    const { receipt, winner } = store.getState();
    if (receipt !== spinId) return;
    store.setState({ winner: null, shownSlices: null, receipt: null });
    if (isRemoval && winner) store.setState({ removal: { slice: winner } });
  };

  const stopSettling = store.subscribe(settle);
  store.setState({ isHeld: true });
  return {
    take: (message) => {
      if (message.type === 'hello') greet(message);
      if (message.type === 'wheel' && followsRoom()) show(message.wheel);
      if (message.type === 'spin') play(message);
      if (message.type === 'closed') close(message.spinId, message.choice === 'cancel');
    },
    retime: () => {
      const { spin } = store.getState();
      if (!spin || !running || spin.receipt !== running.spinId) return;
      const startedAt = clock().localTime(running.startsAt);
      if (Math.abs(startedAt - spin.startedAt) > visible)
        startSpin(store, { ...spin, startedAt }, running.duration);
    },
    withdraw: (spinId) => {
      const { spin, receipt } = store.getState();
      if (spin?.receipt === spinId) store.setState({ spin: null, spinning: false });
      if (receipt === spinId) store.setState({ winner: null, shownSlices: null, receipt: null });
    },
    stop: () => {
      stopSettling();
      store.setState({ isHeld: false });
    },
  };
}

import type { Slice, Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { winsOf } from '../wheel/keeping/spin-log';
import { isRecorded } from '../wheel/keeping/win-history';
import { skipSpin, startSpin } from '../wheel/motion/spin-wheel';
import { showRemote, type WheelStore } from '../wheel/store';
import type { AnnouncedSpin, DrawnPlaces, Hello, ServerMessage } from './messages';
import { type People, peopleOn } from './people';
import { viewerCopy } from './room-copies';
import { dropRoomDraw, type RoomDraw, roomDrawStore } from './room-draws';
import { roomSpin, spunBy, turnedTo } from './room-spin';
import type { ServerClock } from './server-clock';

interface StageOptions {
  clock: () => ServerClock;
  /** The wheel here is the room's, and not the host's own. */
  followsRoom: () => boolean;
  isStill: () => boolean;
  /** The room's list, and this visitor's own entry on it. */
  people: () => People;
  ownEntry: () => string | undefined;
  /** Calls back once the list is read as far as the room has told of it. */
  whenListed: (act: () => void) => void;
}

export interface RoomStage {
  take(message: ServerMessage): void;
  /** The list has changed: it was `before`. */
  refresh(before: People): void;
  /** The server's clock is known better: a running spin moves to where it should be. */
  retime(): void;
  /** Ends a spin without a winner, and closes the popup of one that is over. */
  withdraw(spinId: string): void;
  stop(): void;
}

/** A smaller difference in ms isn't visible and not worth a restart. */
const visible = 25;

/** Shows what happens in the room on the wheel. Between spins every wheel of the room rests at the same point. */
export function roomStage(store: WheelStore, options: StageOptions): RoomStage {
  const { clock, followsRoom, isStill, people, ownEntry, whenListed } = options;
  /** The host's own wheel, as the room told it last. */
  let told: Wheel | null = null;
  let rest: number | null = null;
  let running: AnnouncedSpin | null = null;
  /** The spin that runs already, until the list it was drawn from is read. */
  let awaited: AnnouncedSpin | null = null;

  const settle = () => {
    const { spinning, rotation, drift, wheel } = store.getState();
    if (rest === null || spinning) return;
    const wanted = turnedTo(rest, wheel);
    if (rotation !== wanted || drift) store.setState({ rotation: wanted, drift: null });
  };
  const show = (raw: unknown) => {
    told = openDocument(raw).wheel ?? told;
    showTold();
  };
  const showTold = () => {
    const { wheel: before } = store.getState();
    if (!told) return;
    const copy = viewerCopy(told, before.id === told.id ? before : null);
    showRemote(store, peopleOn(copy, people(), people(), ownEntry()));
  };
  let isTakingIn = false;
  /** The host's own wheel has the people too, behind the host's choices. */
  const takeIn = (before: People) => {
    const { wheel, followWheel } = store.getState();
    const withPeople = peopleOn(wheel, people(), before);
    if (withPeople === wheel) return;
    // What follows isn't an edit that could lack people: thousands aren't added twice.
    isTakingIn = true;
    followWheel(withPeople);
    isTakingIn = false;
  };
  const refresh = (before: People) => {
    if (followsRoom()) showTold();
    else takeIn(before);
  };
  const play = (spin: AnnouncedSpin) => {
    // A spin that still runs here is over in the room.
    skipSpin(store);
    awaited = null;
    running = spin;
    rest = spin.landing;
    const { wheel } = store.getState();
    const startedAt = clock().localTime(spin.startsAt);
    const { places } = spin;
    const finish = places ? { finish: () => showPlaces(spin, places) } : {};
    roomDrawStore.setState({ draw: places ? { spin, phase: 'turning', slices: [] } : null });
    startSpin(store, { ...roomSpin(spin, wheel, startedAt, isStill()), ...finish }, spin.duration);
  };
  /** Everyone who was drawn, now that the wheel has stopped. A page that is opened again counts them once. */
  const showPlaces = (spin: AnnouncedSpin, { winners, teams }: DrawnPlaces) => {
    const { wheel, record } = store.getState();
    const won = winners.flatMap((guid) => wheel.slices.find((slice) => slice.guid === guid) ?? []);
    if (teams === 0 && !isRecorded(wheel.results.history ?? [], spin.spinId))
      record(winsOf(wheel, won, { receipt: spin.spinId, ...spunBy(spin) }));
    roomDrawStore.setState({ draw: { spin, phase: 'stopped', slices: wheel.slices } });
  };
  const greet = ({ wheel, rest: point, spin, replay }: Hello) => {
    if (replay) return;
    if (followsRoom()) show(wheel);
    rest = point ?? null;
    // A spin that was shown here already, and perhaps closed, isn't repeated after a reconnect.
    if (spin && running?.spinId !== spin.spinId) playWhenListed(spin);
    if (!spin && running) close(running.spinId, false);
    settle();
  };
  const playWhenListed = (spin: AnnouncedSpin) => {
    awaited = spin;
    whenListed(() => {
      if (awaited === spin) play(spin);
    });
  };
  const close = (spinId: string, isRemoval: boolean) => {
    forget(spinId);
    if (store.getState().spin?.receipt === spinId) skipSpin(store);
    const draw = dropRoomDraw(spinId);
    const { receipt, winner } = store.getState();
    if (receipt === spinId) store.setState({ winner: null, shownSlices: null, receipt: null });
    const removed = winner && receipt === spinId ? winner : firstShown(draw);
    if (isRemoval && removed) store.setState({ removal: { slice: removed } });
  };
  /** It is over before it was shown here. */
  const forget = (spinId: string) => {
    if (awaited?.spinId !== spinId) return;
    rest = awaited.landing;
    awaited = null;
    settle();
  };

  const stopSettling = store.subscribe(({ wheel, spinning }, before) => {
    const isEdit = wheel !== before.wheel && !isTakingIn;
    if (isEdit && !spinning && !followsRoom() && people().size > 0) takeIn(people());
    settle();
  });
  store.setState({ isHeld: true });
  return {
    take: (message) => {
      if (message.type === 'hello') greet(message);
      if (message.type === 'wheel' && followsRoom()) show(message.wheel);
      if (message.type === 'spin') play(message);
      if (message.type === 'closed') close(message.spinId, message.choice === 'cancel');
    },
    refresh,
    retime: () => {
      const { spin } = store.getState();
      if (!spin || !running || spin.receipt !== running.spinId) return;
      const startedAt = clock().localTime(running.startsAt);
      if (Math.abs(startedAt - spin.startedAt) > visible)
        startSpin(store, { ...spin, startedAt }, running.duration);
    },
    withdraw: (spinId) => {
      forget(spinId);
      dropRoomDraw(spinId);
      const { spin, receipt } = store.getState();
      if (spin?.receipt === spinId) store.setState({ spin: null, spinning: false });
      if (receipt === spinId) store.setState({ winner: null, shownSlices: null, receipt: null });
    },
    stop: () => {
      stopSettling();
      awaited = null;
      // The stage stays as it is until the visitor has seen it.
      if (roomDrawStore.getState().draw?.phase !== 'shown') dropRoomDraw(running?.spinId);
      store.setState({ isHeld: false });
    },
  };
}

/** Whose slice leaves the wheel where the host hides several winners while this page shows them. */
const firstShown = (draw: RoomDraw | null): Slice | undefined =>
  draw?.phase === 'shown' && draw.spin.places?.teams === 0
    ? draw.slices.find(({ guid }) => guid === draw.spin.winner)
    : undefined;

import type { ApiError } from '../api/api-error';
import { apiAddress } from '../api/base';
import { listEntries } from '../api/entries';
import { getLiveTicket, putLiveWheel } from '../api/live';
import type { BrokenPromise } from '../receipts/hold-to-promise';
import { withOwnStock } from '../wheel/document/stock';
import { wheelStore } from '../wheel/store';
import { claimControl } from './claim-control';
import { type Connection, connect } from './connection';
import { type HostEdits, sendEdits } from './host-edits';
import { forgetRoom, type KeptRoom, keepRoom } from './kept-room';
import { comeBack, listControl, ownEntryIn, showPeople } from './list-control';
import type { ServerMessage } from './messages';
import { withoutPeople } from './people';
import { roomControl } from './room-control';
import { roomList } from './room-list';
import { newsOf } from './room-news';
import { roomPromises } from './room-promises';
import { settleResults } from './room-results';
import { roomStage } from './room-stage';
import { type EndReason, noRoom, roomStore } from './room-store';

export interface RoomOptions {
  isStill: () => boolean;
  /** What the visitor should be told. */
  tell: (what: RoomTrouble) => void;
  go?: (address: string) => void;
  /** A picture of the room for an audience: this browser remembers nothing of it, and finds no entry of its own there. */
  isPicture?: true;
}

export type RoomTrouble =
  | { kind: 'refused'; code: string }
  | { kind: 'wheel-refused'; code: string }
  /** The room is over, and the host's own wheel stays on the stage. */
  | { kind: 'over'; reason: EndReason }
  | { kind: 'became-host' }
  /** The receipt of a spin differs from the promise before it. */
  | { kind: 'broken-promise'; evidence: BrokenPromise };

/** Enters a room: as its host with the key, otherwise as a viewer. Resolves with the first message of the server. */
export function enterRoom(kept: KeptRoom, options: RoomOptions): Promise<void> {
  const { go = (address) => window.location.assign(address) } = options;
  const { chat: _chat, ...own } = kept; // `keepChat` alone changes it
  let identity: KeptRoom = own;
  let edits: HostEdits | null = null;
  let greeted = () => {};
  const firstWord = new Promise<void>((resolve) => {
    greeted = resolve;
  });

  const remember = (change: Partial<KeptRoom>) => {
    identity = { ...identity, ...change };
    // The host's own tab may frame the picture: its role in the room stays.
    if (!options.isPicture) keepRoom(identity);
  };
  const stage = roomStage(wheelStore, {
    clock: () => connection.clock,
    followsRoom: () => !(identity.isOwnWheel && identity.hostKey),
    isStill: options.isStill,
    whenListed: (act) => list.whenRead(act),
    people: () => list.people(),
    ownEntry: () => roomStore.getState().entry?.entryId,
  });
  const list = roomList({
    read: (after) => listEntries(kept.liveId, after, identity.hostKey),
    readsNames: () => identity.hostKey !== undefined,
    onChange: (people, before) => {
      showPeople(kept.liveId, people);
      stage.refresh(before);
    },
    onRead: () => roomStore.setState({ isListRead: true }),
  });
  // An answer to joining may come after the message that shows it.
  const stopSettling = onPlaces(() => settleResults(wheelStore, roomStore.getState()));
  const stopMarking = roomStore.subscribe(({ entry }, { entry: before }) => {
    if (entry?.entryId !== before?.entryId) stage.refresh(list.people());
  });

  const promises = roomPromises({
    viewers: () => roomStore.getState().viewers.count,
    isHost: () => roomStore.getState().role === 'host',
    onBroken: (spinId, evidence) => {
      stage.withdraw(spinId);
      roomStore.setState({ claims: null });
      options.tell({ kind: 'broken-promise', evidence });
    },
  });

  const host = () => {
    wheelStore.setState({ isReadOnly: false });
    const { wheel: own, followWheel } = wheelStore.getState();
    followWheel(withOwnStock(own));
    edits ??= sendEdits(wheelStore, {
      wheelId: new URLSearchParams(identity.url.split('?')[1]).get('wheel') ?? undefined,
      own: (slices) => withoutPeople(slices, list.people()),
      put: (wheel) => putLiveWheel(identity.liveId, identity.hostKey ?? '', wheel),
      onBehind: (isBehind) => roomStore.setState({ isBehind }),
      onRefused: ({ code = '' }) => options.tell({ kind: 'wheel-refused', code }),
    });
    edits.flush();
  };
  /** The host's own wheel stays on its stage: the room is watched on a page of its own. */
  const watch = () => {
    edits?.stop();
    edits = null;
    const wasOwn = identity.isOwnWheel;
    remember({ hostKey: undefined, isOwnWheel: undefined });
    if (wasOwn) go(identity.url);
    else wheelStore.setState({ isReadOnly: true });
  };
  const takeRole = (role: 'host' | 'viewer') => {
    if (role === 'host' && identity.hostKey) host();
    if (role === 'viewer' && (edits || identity.hostKey)) watch();
  };

  const leave = () => {
    connection.stop();
    edits?.stop();
    list.stop();
    stopMarking();
    stopSettling();
    stage.stop();
    promises.stop();
    if (!options.isPicture) forgetRoom();
  };
  const end = (reason: EndReason) => {
    const isOwn = identity.isOwnWheel === true;
    leave();
    if (isOwn) roomStore.setState(noRoom);
    else roomStore.setState({ ended: reason, isConnected: false, next: null });
    if (isOwn) options.tell({ kind: 'over', reason });
    greeted();
  };

  /** The spin that was asked for had to wait for a change of this page. */
  let changedBefore = false;
  let nameBefore = '';
  const callOurselves = (name: string) => {
    remember({ name });
    roomStore.setState({ name });
  };

  const take = (message: ServerMessage) => {
    const before = roomStore.getState();
    if (message.type === 'hostKey') {
      remember({ hostKey: message.hostKey });
      options.tell({ kind: 'became-host' });
    }
    if (message.type === 'hello') {
      const name = message.you.name ?? identity.name;
      // The room accepted this visitor without the name: it shows no such name.
      if (identity.name && name === '') options.tell({ kind: 'refused', code: 'filtered_name' });
      remember({ viewerKey: message.you.viewerKey, name });
    }
    // Its own change sealed another list, which this page and the audience have received by now.
    if (message.type === 'refused' && message.code === 'list_changed' && changedBefore) {
      changedBefore = false;
      roomStore.setState({ asked: null });
      return control.spin();
    }
    if (message.type === 'refused') {
      options.tell({ kind: 'refused', code: message.code });
      if (message.code === 'filtered_name') callOurselves(nameBefore);
    }
    // First, so that the stage knows whether the list of its spin has been read.
    list.take(message);
    stage.take(message);
    promises.take(message);
    roomStore.setState(newsOf(message, before));
    if ('door' in message && !options.isPicture) void comeBack(identity);
    const { role, ended } = roomStore.getState();
    if (message.type === 'hello' || message.type === 'host') takeRole(role);
    // The key and the role arrive separately, in either order.
    if (message.type === 'hostKey' && role === 'host') host();
    if (message.type === 'hello') greeted();
    if (message.type === 'hello' || message.type === 'result') closeForAll();
    if (ended) end(ended);
  };
  const refused = (error: ApiError) => {
    if (error.code === 'not_the_host') {
      watch();
      if (!kept.isOwnWheel) connection = open();
    } else end(error.status === 404 ? 'gone' : 'removed');
  };

  const { control, closeForAll } = roomControl({
    list: listControl(
      () => identity,
      () => performance.now() - connection.clock.localTime(0),
    ),
    claims: claimControl(() => identity),
    localTime: (serverTime) => connection.clock.localTime(serverTime),
    send: (message) => connection.send(message),
    whenSent: (act) => {
      if (!edits) return act();
      let isLate = false;
      edits.whenSent(() => {
        changedBefore = isLate;
        act();
      });
      isLate = true;
    },
    rename: (name) => {
      nameBefore = identity.name ?? '';
      connection.send({ type: 'name', name });
      callOurselves(name);
    },
    leave: () => {
      leave();
      roomStore.setState(noRoom);
      wheelStore.setState({ isReadOnly: false });
    },
  });
  const open = (): Connection =>
    connect({
      ticket: () => {
        const { hostKey, viewerKey, name } = identity;
        return getLiveTicket(identity.liveId, { hostKey, viewerKey, name, picture: options.isPicture });
      },
      address: (ticket, since) => socketAddress(identity.liveId, ticket, since),
      onMessage: take,
      onConnected: (isConnected) => roomStore.setState({ isConnected }),
      onRefused: refused,
      onClock: stage.retime,
    });

  wheelStore.setState({ isReadOnly: kept.hostKey === undefined });
  roomStore.setState({
    ...noRoom,
    control,
    liveId: kept.liveId,
    url: kept.url,
    role: kept.hostKey === undefined ? 'viewer' : 'host',
    name: kept.name ?? '',
    entry: options.isPicture ? null : ownEntryIn(kept.liveId),
  });
  let connection = open();
  return firstWord;
}

/** Calls back when the places of a draw change, and when a wheel has stopped. */
function onPlaces(act: () => void): () => void {
  const stops = [
    roomStore.subscribe((room, before) => room.claims !== before.claims && act()),
    wheelStore.subscribe((wheel, before) => before.spinning && !wheel.spinning && act()),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The address of a room's socket, continuing after the last message received. */
function socketAddress(liveId: string, ticket: string, since: number | null): string {
  const url = new URL(apiAddress(`/api/live/${encodeURIComponent(liveId)}/socket`));
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.searchParams.set('ticket', ticket);
  if (since !== null) url.searchParams.set('since', String(since));
  return url.href;
}

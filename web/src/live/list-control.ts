import { ApiError } from '../api/api-error';
import {
  approveEntry,
  bringPeople,
  type Door,
  type JoinedList,
  joinList,
  leaveList,
  mergeEntry,
  pourPeople,
  proveEntry,
  putDoor,
  type WeightRules,
} from '../api/entries';
import { wheelStore } from '../wheel/store';
import { forgetHosted, hostedLists, keepHosted } from './hosted-lists';
import { forgetJoined, joinedRoom, keepJoined } from './joined-rooms';
import type { KeptRoom } from './kept-room';
import type { People } from './people';
import { type DoorRules, type OwnEntry, type RoomControl, roomStore } from './room-store';

const minute = 60_000;
/** On one list; `Door` in api/openapi.yaml. */
export const mostPeople = 10_000;
/** `WeightRules` in api/openapi.yaml. */
export const heaviestPerson = 100;
export const mostWeightedNames = 100;
const noRules: WeightRules = {};

type DoorChange = Partial<DoorRules> | ((now: DoorRules) => Partial<DoorRules>);

export type ListControl = Pick<
  RoomControl,
  | 'setDoor'
  | 'openIn'
  | 'closeIn'
  | 'join'
  | 'add'
  | 'takeOff'
  | 'letIn'
  | 'merge'
  | 'bring'
  | 'prove'
  | 'pour'
>;

/** What the host sets; a door that was never opened has the first of each. */
export const rulesOf = (door: Door | null): DoorRules => ({
  open: door?.open ?? false,
  opensAt: door?.opensAt ?? null,
  until: door?.until ?? null,
  approves: door?.approves ?? false,
  signedInOnly: door?.signedInOnly ?? false,
  most: door?.most ?? mostPeople,
  weights: door?.weights ?? noRules,
});

/** What a visitor asks the room's list for. */
export function listControl(identity: () => KeptRoom, serverNow: () => number): ListControl {
  const hostKey = () => identity().hostKey ?? '';
  let last: Promise<unknown> = Promise.resolve();
  const inMinutes = (minutes: number, from = serverNow()) =>
    minutes > 0 ? Math.round(from + minutes * minute) : null;
  /** The whole door is sent, so a change begins with the answer to the one before it. */
  const change = (rules: DoorChange): Promise<void> => {
    const made = last.then(() => send(rules));
    last = made.catch(() => {});
    return made;
  };
  const send = async (change: DoorChange) => {
    const { door: before } = roomStore.getState();
    const kept = rulesOf(before);
    const rules = typeof change === 'function' ? change(kept) : change;
    const until = kept.open || kept.opensAt !== null ? kept.until : null;
    // What opens or closes the door by hand ends its time of opening.
    const opensAt = rules.open === undefined ? kept.opensAt : null;
    const order = { ...kept, until, opensAt, ...rules, hostKey: hostKey() };
    const { door } = await putDoor(identity().liveId, order);
    takeDoor(door, before);
    if (door.open || door.opensAt !== undefined) keepForNextTime();
  };
  const takeDoor = (door: Door, before: Door | null) =>
    roomStore.setState(({ door: now }) => ({ door: now && now !== before ? withNews(door, now) : door }));
  const keepForNextTime = () => {
    const { liveId } = identity();
    const { at = Date.now() } = hostedLists().find((list) => list.liveId === liveId) ?? {};
    keepHosted({ liveId, hostKey: hostKey(), name: wheelStore.getState().wheel.name?.trim() ?? '', at });
  };
  return {
    setDoor: change,
    openIn: (minutes) => change(() => ({ open: false, opensAt: inMinutes(minutes), until: null })),
    closeIn: (minutes) => change(({ opensAt }) => ({ until: inMinutes(minutes, opensAt ?? serverNow()) })),
    join: async (name) => {
      const { liveId, viewerKey } = identity();
      const { from } = roomStore.getState().door ?? {};
      const before = joinedRoom(liveId) ?? (from === undefined ? undefined : joinedRoom(from));
      const known = before?.viewerKey ?? viewerKey;
      takeJoined(liveId, await joinList(liveId, { name, ...(known ? { viewerKey: known } : {}) }));
    },
    add: async (name) => {
      await joinList(identity().liveId, { name, hostKey: hostKey() });
    },
    takeOff: async (entryId, block = false) => {
      const { liveId, viewerKey: keyOfTab = '' } = identity();
      const isOwn = roomStore.getState().entry?.entryId === entryId;
      const viewerKey = joinedRoom(liveId)?.viewerKey ?? keyOfTab;
      await leaveList(liveId, entryId, isOwn ? { viewerKey } : { hostKey: hostKey(), block });
      if (!isOwn) return;
      forgetJoined(liveId);
      roomStore.setState({ entry: null });
    },
    letIn: async (entryId) => {
      await approveEntry(identity().liveId, entryId, hostKey());
    },
    bring: async ({ liveId: from, hostKey: fromKey }) => {
      const { door: before } = roomStore.getState();
      try {
        const { added, door } = await bringPeople(identity().liveId, { hostKey: hostKey(), from, fromKey });
        takeDoor(door, before);
        return added;
      } catch (error) {
        if (error instanceof ApiError && error.code === 'list_not_found') forgetHosted(from);
        throw error;
      }
    },
    pour: async (batch) => {
      const { people } = await pourPeople(identity().liveId, { hostKey: hostKey(), from: 'chat', ...batch });
      return people;
    },
    merge: async (entryId, into) => {
      await mergeEntry(identity().liveId, entryId, into, hostKey());
    },
    prove: (entryId) => proveEntry(identity().liveId, entryId, { 'X-Host-Key': hostKey() }),
  };
}

/** A message that came during the request knows better whether people can still join. */
const withNews = ({ opensAt: _, ...answer }: Door, { open, opensAt, until, closedBy }: Door): Door => ({
  ...answer,
  open,
  until,
  ...(opensAt === undefined ? {} : { opensAt }),
  ...(closedBy ? { closedBy } : {}),
});

/** The rooms and earlier lists that this device isn't on, according to the server. */
const notBrought = new Set<string>();

/** Who was on the list of an earlier room finds their entry here, once the host has brought those people. */
export async function comeBack({ liveId }: KeptRoom): Promise<void> {
  const { door, entry, role } = roomStore.getState();
  const before = door?.from ? joinedRoom(door.from) : undefined;
  const way = `${liveId} ${before?.liveId}`;
  if (!before || entry || role === 'host' || notBrought.has(way)) return;
  const { name, viewerKey } = before;
  try {
    takeJoined(liveId, await joinList(liveId, { name, viewerKey, returning: true }));
  } catch (error) {
    // Not on the list, or removed meanwhile.
    if (error instanceof ApiError && error.status === 404) notBrought.add(way);
    console.warn('This device has no entry on the new list.', error);
  }
}

function takeJoined(liveId: string, { entryId, viewerKey, name, state, proof }: JoinedList): void {
  keepJoined({ liveId, entryId, viewerKey, name, proof });
  // The visitor may be in another room by now.
  if (roomStore.getState().liveId === liveId) roomStore.setState({ entry: { entryId, name, state } });
}

/** What this device joined before; the list says whether that is still valid. */
export function ownEntryIn(liveId: string): OwnEntry | null {
  const joined = joinedRoom(liveId);
  return joined ? { entryId: joined.entryId, name: joined.name, state: 'in' } : null;
}

/** Shows the list, and this visitor's own entry as the host left it. */
export function showPeople(liveId: string, people: People): void {
  const listed = [...people.values()].filter(({ state }) => state !== 'gone');
  roomStore.setState({ people: listed.toSorted((one, other) => one.place - other.place) });
  const joined = joinedRoom(liveId);
  const known = joined && people.get(joined.entryId);
  // The host merged this device's entry with another entry of the same person.
  const mine = known?.sameAs ? people.get(known.sameAs) : known;
  if (!joined || !mine) return;
  if (mine.state === 'gone') {
    forgetJoined(liveId);
    roomStore.setState({ entry: null });
    return;
  }
  const { entryId, state } = mine;
  const name = mine.name || joined.name;
  if (entryId !== joined.entryId) keepJoined({ ...joined, entryId, name });
  roomStore.setState({ entry: { entryId, name, state } });
}

import type { NextSpin } from './messages';
import type { RoomState } from './room-store';

/** What is sealed: for the next spin, or for the running one. */
export const sealOf = ({ next, turning }: RoomState): NextSpin | null => next ?? turning;
export const isTurning = ({ next, turning }: RoomState): boolean => next === null && turning !== null;

/** When the door opens by itself, on the server's clock; null where it is open or has no such time. */
export const opensAt = ({ door }: Pick<RoomState, 'door'>): number | null =>
  door && !door.open ? (door.opensAt ?? null) : null;
/** Whether nobody can join before the next draw. People who wait for the door to open don't form a list yet. */
export const isListClosed = (room: RoomState): boolean =>
  room.door?.open === false && (opensAt(room) === null || room.sealed !== null);

/** The people on the wheel, without those who wait to be let in. */
export const peopleIn = ({ people }: Pick<RoomState, 'people'>) =>
  people.filter(({ state }) => state === 'in');
export const countIn = (room: RoomState): number => peopleIn(room).length;

/** A code as it is said and typed: ABC 234. */
export const spokenCode = (code: string): string => code.replace(/^(...)/, '$1 ');

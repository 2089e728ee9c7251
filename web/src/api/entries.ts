import { type Answer, call, callAsUser } from './client';
import { orAsGuest } from './live';
import type { components } from './schema';

/** A person on the list of a live room, as others see them. */
export type ListEntry = components['schemas']['ListEntry'];
/** Whether people may put themselves on the wheel, and under which rules. */
export type Door = components['schemas']['Door'];
/** What became of the winner of a place. */
export type ClaimPlace = components['schemas']['ClaimedPlace']['place'];
/** The outcome for a person of a chat: their entry, or why they have none. */
export type PouredPerson = components['schemas']['PouredPeople']['people'][number];
/** Who weighs more than 1 on the wheel. */
export type WeightRules = components['schemas']['WeightRules'];
export type JoinedList = Answer<'POST /api/live/{liveId}/entries'>;

export const putDoor = (liveId: string, door: components['schemas']['DoorOrder']) =>
  call('PUT /api/live/{liveId}/door', { path: { liveId }, body: door });

/** Puts this visitor on the wheel, or changes their name there; as a user where there is a session. */
export function joinList(liveId: string, body: components['schemas']['JoinRequest']): Promise<JoinedList> {
  const request = { path: { liveId }, body };
  return orAsGuest(
    callAsUser('POST /api/live/{liveId}/entries', { ...request, redirectOnAuthError: false }),
    () => call('POST /api/live/{liveId}/entries', request),
  );
}

export const leaveList = (
  liveId: string,
  entryId: string,
  body: components['schemas']['LeaveRequest'],
): Promise<unknown> =>
  call('DELETE /api/live/{liveId}/entries/{entryId}', { path: { liveId, entryId }, body });

export const approveEntry = (liveId: string, entryId: string, hostKey: string): Promise<unknown> =>
  call('POST /api/live/{liveId}/entries/{entryId}/approve', { path: { liveId, entryId }, body: { hostKey } });

/** Brings the people of an earlier room onto the wheel; the account that opened it needs no key of it. */
export function bringPeople(
  liveId: string,
  body: components['schemas']['BringRequest'],
): Promise<Answer<'POST /api/live/{liveId}/people'>> {
  const request = { path: { liveId }, body };
  return orAsGuest(
    callAsUser('POST /api/live/{liveId}/people', { ...request, redirectOnAuthError: false }),
    () => call('POST /api/live/{liveId}/people', request),
  );
}

/** Puts people of a chat or another program onto the wheel, and takes them off. */
export const pourPeople = (liveId: string, body: components['schemas']['PourRequest']) =>
  call('PUT /api/live/{liveId}/people', { path: { liveId }, body });

/** Takes off the entry of somebody who joined twice: they keep the other one. */
export const mergeEntry = (
  liveId: string,
  entryId: string,
  into: string,
  hostKey: string,
): Promise<unknown> =>
  call('POST /api/live/{liveId}/entries/{entryId}/merge', {
    path: { liveId, entryId },
    body: { hostKey, into },
  });

export type ProvenEntry = Answer<'GET /api/live/{liveId}/entries/{entryId}/proof'>;

/** What shows that a person was on the list of the newest draw of the room; for them, or for the host. */
export const proveEntry = (
  liveId: string,
  entryId: string,
  headers: { 'X-Viewer-Key': string } | { 'X-Host-Key': string },
): Promise<ProvenEntry> =>
  call('GET /api/live/{liveId}/entries/{entryId}/proof', { path: { liveId, entryId }, headers });

/** A winner of the newest draw says that they are here, or the host says it for them. */
export const claimPlace = (
  liveId: string,
  entryId: string,
  body: components['schemas']['ClaimRequest'],
): Promise<Answer<'POST /api/live/{liveId}/entries/{entryId}/claim'>> =>
  call('POST /api/live/{liveId}/entries/{entryId}/claim', { path: { liveId, entryId }, body });

/** The host passes over a winner: the next in the order of the draw has a place instead. */
export const replaceWinner = (
  liveId: string,
  entryId: string,
  body: components['schemas']['ReplaceRequest'],
): Promise<Answer<'POST /api/live/{liveId}/entries/{entryId}/replace'>> =>
  call('POST /api/live/{liveId}/entries/{entryId}/replace', { path: { liveId, entryId }, body });

/** What changed on the list after this change; with the host's key also the names of those who wait. */
export const listEntries = (liveId: string, after: number, hostKey?: string) =>
  call('GET /api/live/{liveId}/entries', {
    path: { liveId },
    query: { after },
    ...(hostKey ? { headers: { 'X-Host-Key': hostKey } } : {}),
  });

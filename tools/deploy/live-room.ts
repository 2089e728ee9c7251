import { randomUUID } from 'node:crypto';
import { sending } from '../drill/client.ts';
import { wheelOf } from '../drill/wheels.ts';

/** Opens a live room and returns its id. */
export async function openRoom(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/live`, sending('POST', { wheel: wheelOf(randomUUID(), 0) }));
  return ((await answer.json()) as { liveId: string }).liveId;
}

export async function ticketTo(url: string, liveId: string): Promise<string> {
  const answer = await fetch(`${url}/api/live/${liveId}/ticket`, sending('POST', {}));
  return ((await answer.json()) as { ticket: string }).ticket;
}

interface Visit {
  /** The type of the first message; `refused` if the connection was refused. */
  heard: string;
  leave: () => void;
}

/** Joins with a ticket and stays until it is told to leave. */
export function enter(url: string, liveId: string, ticket: string): Promise<Visit> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live/${liveId}/socket?ticket=${ticket}`);
  const leave = () => socket.close();
  return new Promise((tell) => {
    socket.onmessage = ({ data }) => tell({ heard: JSON.parse(String(data)).type, leave });
    socket.onerror = () => tell({ heard: 'refused', leave });
  });
}

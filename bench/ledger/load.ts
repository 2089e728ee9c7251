import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Person } from '../person.ts';

const fullLog = 11_000;
const batch = 1000;
let orders = 0;

/** As many wins as one call may send; 400 characters each, as of a wheel with long choices. */
export async function sendWins(person: Person, count = batch): Promise<void> {
  const entries = Array.from({ length: count }, () => {
    orders += 1;
    const place = orders % 70;
    return {
      id: randomUUID(),
      kind: 'win',
      order: orders,
      at: Date.now(),
      guid: `slice-${place}`,
      text: `Choice ${place} `.padEnd(400, 'x'),
      by: { id: 'bench', name: 'Bench' },
    };
  });
  await person.call(`/api/wheel/${person.wheelId}/spins`, {
    method: 'POST',
    body: JSON.stringify({ entries }),
  });
}

export async function fillLog(person: Person): Promise<void> {
  for (let sent = 0; sent < fullLog; sent += batch) await sendWins(person);
}

export const loadWheel = (person: Person) => person.call(`/api/wheel/${person.wheelId}`);

/** Replaces the person's wheel by one of about 4 MB. */
export async function saveLargeWheel(person: Person): Promise<void> {
  const slices = Array.from({ length: 1000 }, (_, place) => ({
    guid: `slice-${place}`,
    text: `${place} `.padEnd(4200, 'x'),
    active: true,
  }));
  const wheel = { id: person.wheelId, 'wheel-definition': { name: 'Large', slices } };
  await person.call('/api/wheel', { method: 'POST', body: JSON.stringify(wheel) });
}

/** A connection that asks for the person's wheel and doesn't read the answer. */
export function unread(person: Person): Socket {
  const { hostname, port } = new URL(person.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => socket.destroy()); // being cut off is what it is about
  socket.pause();
  socket.write(
    `GET /api/wheel/${person.wheelId} HTTP/1.1\r\nHost: ${hostname}\r\nAuthorization: Bearer ${person.token}\r\n\r\n`,
  );
  return socket;
}

/** Asks for tickets under a name of 60 kB. Returns how many were given. */
export async function askForTickets(person: Person, count: number): Promise<number> {
  const wheel = {
    id: randomUUID(),
    'wheel-definition': {
      name: 'Room',
      slices: [
        { guid: 'a', text: 'A' },
        { guid: 'b', text: 'B' },
      ],
    },
  };
  const room = await person.call('/api/live', { method: 'POST', body: JSON.stringify({ wheel }) });
  const body = JSON.stringify({ viewerKey: 'k'.repeat(32), name: 'n'.repeat(60_000) });
  let left = count;
  let given = 0;
  const ask = async () => {
    while (left > 0) {
      left -= 1;
      const answer = await fetch(`${person.url}/api/live/${room.liveId}/ticket`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      if (answer.ok) given += 1;
    }
  };
  await Promise.all(Array.from({ length: 16 }, ask));
  return given;
}

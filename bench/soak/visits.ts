import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import type { Person } from '../person.ts';

const picture = readFileSync(join(import.meta.dirname, '../../e2e/files/small.webp'));
const wheel = {
  'wheel-definition': {
    name: 'Soak',
    slices: [
      { guid: 'a', text: 'A' },
      { guid: 'b', text: 'B' },
    ],
  },
};
const entropy = '0f'.repeat(32);

/** What people do, each a whole visit that leaves nothing open. */
export const visits: Record<string, (person: Person) => Promise<unknown>> = {
  'look at a shared wheel': (person) => person.call(`/api/share/${person.shareId}`),
  'open a page': (person) => person.call('/en/wheels/yes-or-no'),
  'see a preview picture': (person) => person.call(`/share/${person.shareId}/preview.png`),
  search: (person) => person.call('/api/search/wheels?q=yes'),
  save: (person) => person.save(),
  'load and list': async (person) => {
    await person.call(`/api/wheel/${person.wheelId}`);
    await person.call('/api/wheels');
    await person.call(`/api/wheel/${person.wheelId}/versions`);
  },
  'renew the session': (person) => person.renew(),
  'upload and delete': async (person) => {
    const form = new FormData();
    form.append('file', new Blob([picture], { type: 'image/webp' }), 'small.webp');
    form.append('cf-turnstile-response', 'none');
    const { image } = await person.call('/api/media/image', { method: 'POST', body: form });
    await person.call(`/api/media/image/${image.id}`, { method: 'DELETE' });
  },
  'draw officially': async (person) => {
    const { spinId, drawKey } = await person.call('/api/spins', { method: 'POST', body: '{}' });
    const body = JSON.stringify({ wheel, entropy, drawKey });
    await person.call(`/api/spins/${spinId}`, { method: 'POST', body });
  },
  'make a wheel from a sentence': (person) =>
    person.call('/api/ai/wheel', {
      method: 'POST',
      body: JSON.stringify({ prompt: 'what to eat', lang: 'en' }),
    }),
  'watch a room': watchRoom,
};

async function watchRoom(person: Person): Promise<void> {
  const room = await person.call('/api/live', { method: 'POST', body: JSON.stringify({ wheel }) });
  const host = await connect(person, room, { hostKey: room.hostKey, name: 'Host' });
  const viewer = await connect(person, room, { name: 'Viewer' });
  const seen = nextMessage(viewer, 'bye');
  host.send(JSON.stringify({ type: 'end' }));
  await seen;
  viewer.close();
  host.close();
}

async function connect(person: Person, room: Record<string, string>, who: object): Promise<WebSocket> {
  const { ticket } = await person.call(`/api/live/${room.liveId}/ticket`, {
    method: 'POST',
    body: JSON.stringify(who),
  });
  const socket = new WebSocket(
    `${person.url.replace('http', 'ws')}/api/live/${room.liveId}/socket?ticket=${ticket}`,
  );
  await nextMessage(socket, 'hello');
  return socket;
}

function nextMessage(socket: WebSocket, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.on('message', (data) => {
      if (JSON.parse(data.toString()).type === type) resolve();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error(`the room closed before "${type}"`)));
  });
}

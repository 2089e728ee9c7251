// Records receipts of every kind from the real server into docs/howto/receipts. The files stay as they are: a change of
// the receipt's form must still verify them. Run it for a new kind only, and keep the old files.
//   node tools/receipts/record.ts
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Server, startServer } from '../../e2e/support/server.ts';
import { sending } from '../drill/client.ts';
import { User } from '../drill/users.ts';

const folder = join(import.meta.dirname, '../../docs/howto/receipts');
const entropy = 'e1'.repeat(32);

type Slice = { guid: string; text?: string; weight?: number; active?: boolean };
type Draw = {
  wheelId?: string;
  name?: string;
  slices: Slice[];
  bearer?: string;
  isStored?: boolean;
  more?: object;
};
type Answer = {
  spinId: string;
  drawKey: string;
  receipt: { chain: string; number: number; winners: string[] };
};

const named = (...texts: string[]): Slice[] => texts.map((text) => ({ guid: randomUUID(), text }));
const names = () => named('Anna', 'Ben', 'Zoë 🎉', 'Dörte', '日本', '');

class Recorder {
  private readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async post(path: string, body: unknown, bearer = ''): Promise<Answer> {
    const answer = await fetch(`${this.url}${path}`, sending('POST', body, bearer));
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  }

  async get(path: string): Promise<Record<string, unknown>> {
    return (await (await fetch(`${this.url}${path}`)).json()) as Record<string, unknown>;
  }

  begin = ({ wheelId, bearer }: Partial<Draw> = {}): Promise<Answer> =>
    this.post('/api/spins', wheelId ? { wheelId } : {}, bearer);

  async draw(asked: Draw): Promise<{ spinId: string; winners: string[] }> {
    const { spinId, drawKey } = await this.begin(asked);
    const wheel = { 'wheel-definition': { name: asked.name ?? 'Raffle', slices: asked.slices } };
    const list = asked.isStored ? { wheelId: asked.wheelId } : { wheel };
    const body = { ...list, entropy, drawKey, ...asked.more };
    const { receipt } = await this.post(`/api/spins/${spinId}`, body, asked.bearer);
    return { spinId, winners: receipt.winners };
  }

  /** The spin of a live room's host. */
  async spinInRoom(liveId: string, hostKey: string): Promise<string> {
    const answer = await fetch(`${this.url}/api/live/${liveId}/ticket`, sending('POST', { hostKey }));
    const { ticket } = (await answer.json()) as { ticket: string };
    const address = `${this.url.replace('http', 'ws')}/api/live/${liveId}/socket?ticket=${ticket}`;
    const socket = new WebSocket(address);
    return new Promise((resolve) => {
      socket.onmessage = ({ data }) => {
        const told = JSON.parse(String(data));
        if (told.type === 'hello')
          socket.send(JSON.stringify({ type: 'spin', spinId: told.next.spinId, entropy }));
        if (told.type !== 'result') return;
        socket.close();
        resolve(told.spinId);
      };
    });
  }

  /** Writes a draw with all that it takes to verify it away from the server. */
  async keep(name: string, spinId: string): Promise<void> {
    const path = join(folder, `${name}.json`);
    if (existsSync(path)) return;
    const { receipt } = (await this.get(`/api/spins/${spinId}`)) as unknown as Answer;
    const keys = await this.get('/.well-known/receipt-keys.json');
    const { chain, number } = receipt;
    const list = await this.get(`/api/spins?chain=${chain}&before=${number}`);
    const [earlier] = list.spins as { spinId: string }[];
    const before = earlier && (await this.get(`/api/spins/${earlier.spinId}`)).receipt;
    writeFileSync(path, `${JSON.stringify({ receipt, keys, ...(before ? { before } : {}) }, null, 2)}\n`);
  }
}

async function recordAll({ url, data }: Server): Promise<void> {
  const server = new Recorder(url);
  await server.keep('promised', (await server.begin()).spinId);
  await server.keep('guest', (await server.draw({ slices: names() })).spinId);
  await server.keep('one-choice', (await server.draw({ slices: named('Ben') })).spinId);
  const wheelId = randomUUID();
  await server.begin({ wheelId });
  await server.keep('behind-a-draw-never-made', (await server.draw({ wheelId, slices: names() })).spinId);
  const hidden = { wheelId, slices: names(), more: { hidesTexts: true } };
  await server.keep('private', (await server.draw(hidden)).spinId);

  const { accessToken: bearer } = await User.signedIn({ url, serverFolders: [data] });
  const owned = { id: randomUUID(), slices: names() };
  const wheel = { id: owned.id, 'wheel-definition': { id: owned.id, name: 'Raffle', slices: owned.slices } };
  await server.post('/api/wheel', wheel, bearer);
  await server.draw({ wheelId: owned.id, slices: owned.slices, bearer });
  const ofOwner = { wheelId: owned.id, bearer, name: 'Raffle "2026"\n\t\\ für alle' };
  await server.keep('saved-wheel', (await server.draw({ ...ofOwner, slices: owned.slices })).spinId);

  const weighted = names().map((slice, place) => ({ ...slice, weight: place + 1 }));
  await server.keep('weights', (await server.draw({ ...ofOwner, slices: weighted })).spinId);
  const heavy = names().map((slice) => ({ ...slice, weight: 100_000_000_000 }));
  await server.keep('heaviest', (await server.draw({ ...ofOwner, slices: heavy })).spinId);
  const several = { ...ofOwner, slices: weighted, more: { winners: 4 } };
  await server.keep('several-winners', (await server.draw(several)).spinId);
  const everyone = { ...ofOwner, slices: weighted, more: { winners: 9 } };
  await server.keep('everyone-drawn', (await server.draw(everyone)).spinId);

  const reserves = { ...ofOwner, slices: weighted, more: { winners: 2, reserves: 2 } };
  await server.keep('reserves', (await server.draw(reserves)).spinId);
  const hiddenToo = { ...reserves, more: { ...reserves.more, hidesTexts: true } };
  await server.keep('reserves-private', (await server.draw(hiddenToo)).spinId);
  const stored = { ...ofOwner, slices: [], isStored: true };
  await server.keep('stored-list', (await server.draw(stored)).spinId);

  // The page takes earlier winners out of the wheel: they are inactive then.
  let left = weighted;
  let last = '';
  for (let turn = 0; turn < 3; turn++) {
    const { spinId, winners } = await server.draw({ ...ofOwner, slices: left });
    left = left.map((slice) => (winners.includes(slice.guid) ? { ...slice, active: false } : slice));
    last = spinId;
  }
  await server.keep('without-repetition', last);
  // As wheels were stored before choices had weights and ids of today's form.
  const bare = ['a', 'B_2', '00000000'].map((guid) => ({
    guid,
    text: guid,
    weight: '3' as unknown as number,
  }));
  await server.keep('bare-choices', (await server.draw({ slices: bare })).spinId);

  for (const [name, hidesTexts] of [
    ['room', false],
    ['room-private', true],
  ] as const) {
    const room = await server.post('/api/live', { wheel, hidesTexts });
    const { liveId, hostKey } = room as unknown as { liveId: string; hostKey: string };
    await server.spinInRoom(liveId, hostKey);
    await server.keep(name, await server.spinInRoom(liveId, hostKey));
  }
}

mkdirSync(folder, { recursive: true });
const server = await startServer();
try {
  await recordAll(server);
} finally {
  await server.stop();
}

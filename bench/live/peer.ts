// The same fan-out on npm's ws: rooms by path; a host's request goes to everyone in its room.
import { type WebSocket, WebSocketServer } from 'ws';

const rooms = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({
  host: '127.0.0.1',
  port: Number(process.argv[2]),
  perMessageDeflate: false,
});

function toAll(room: Set<WebSocket>, message: object): void {
  const text = JSON.stringify(message);
  for (const viewer of room) viewer.send(text);
}

const next = (number: number) => ({ spinId: `${number}`, number, commitment: '0'.repeat(64) });

server.on('connection', (socket, request) => {
  const path = request.url ?? '/';
  const room = rooms.get(path) ?? new Set<WebSocket>();
  rooms.set(path, room.add(socket));
  let seq = 0;
  socket.on('close', () => room.delete(socket));
  socket.on('message', (data) => {
    const asked = JSON.parse(String(data));
    seq += 1;
    if (asked.type === 'rules') return toAll(room, { ...asked, seq });
    const spinId = asked.spinId;
    toAll(room, {
      type: 'spin',
      spinId,
      number: seq,
      winner: 'slice-3',
      from: 1.25,
      landing: 4.7123889803846897,
      rotates: 8,
      duration: 0,
      startsAt: Date.now() + 400,
      by: { viewerId: 'k3f9Zq0aX_b1', name: 'Ada' },
      seq,
    });
    setTimeout(
      () => toAll(room, { type: 'result', spinId, winner: 'slice-3', next: next(seq), seq: ++seq }),
      400,
    );
  });
  socket.send(JSON.stringify({ type: 'hello', next: next(1) }));
});
server.on('listening', () => console.log('ready'));

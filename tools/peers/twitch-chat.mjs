// Twitch's chat for tests: the dialect of IRC that its WebSocket speaks to readers without an account. Prints one line of
// JSON: {port, control}. POST /set on the control port takes {say: [lines]}, sent in one frame to all who joined, or {drop: true}.
// The channel `nobody` doesn't exist: joining it is answered with silence.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';

process.on('SIGTERM', () => process.exit(0));
const readers = new Set();

const send = (socket, ...lines) => socket.send(lines.map((line) => `${line}\r\n`).join(''));

function answer(socket, line) {
  const [command, first] = line.split(' ');
  if (command === 'PASS') return socket.close();
  if (command === 'CAP')
    return send(socket, ':tmi.twitch.tv CAP * ACK :twitch.tv/tags twitch.tv/commands', 'PING :tmi.twitch.tv');
  if (command === 'PONG') socket.isPolite = line === 'PONG :tmi.twitch.tv';
  if (command === 'NICK') socket.nick = first;
  if (command === 'PING') return send(socket, `:tmi.twitch.tv PONG tmi.twitch.tv ${first}`);
  if (command !== 'JOIN' || first === '#nobody' || !/^#[a-z0-9_]+$/.test(first)) return undefined;
  if (!socket.isPolite) return socket.close();
  readers.add(socket);
  return send(
    socket,
    `:${socket.nick}!${socket.nick}@${socket.nick}.tmi.twitch.tv JOIN ${first}`,
    `:${socket.nick}.tmi.twitch.tv 353 ${socket.nick} = ${first} :${socket.nick}`,
    `:${socket.nick}.tmi.twitch.tv 366 ${socket.nick} ${first} :End of /NAMES list`,
    `@emote-only=0;followers-only=-1;r9k=0;room-id=1337;slow=0;subs-only=0 :tmi.twitch.tv ROOMSTATE ${first}`,
  );
}

const chat = new WebSocketServer({ host: '127.0.0.1', port: 0 });
chat.on('connection', (socket) => {
  socket.on('close', () => readers.delete(socket));
  socket.on('message', (frame) => {
    for (const line of String(frame).split('\r\n')) {
      answer(socket, line);
      if (line.startsWith('NICK justinfan'))
        send(socket, `:tmi.twitch.tv 001 ${socket.nick} :Welcome, GLHF!`);
    }
  });
});

const control = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { say = [], drop = false } = JSON.parse(Buffer.concat(chunks).toString());
  for (const reader of readers) {
    if (say.length > 0) send(reader, ...say);
    if (drop) reader.terminate();
  }
  response.end();
});

chat.on('listening', () =>
  control.listen(0, '127.0.0.1', () =>
    console.log(JSON.stringify({ port: chat.address().port, control: control.address().port })),
  ),
);

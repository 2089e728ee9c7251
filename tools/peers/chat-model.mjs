// A model with the call of OpenAI's chat completions, for tests. It plans as many choices as requested, in the way the
// test names: POST /set with JSON {"how": ["brokenJson", "good"]} on the control port sets the way of each call, the last
// one for all that follow, and releases calls on hold. GET /asked lists the requests and whether the client disconnected.
// Prints one line of JSON: {port, control}.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
let ways = JSON.parse(process.argv[2] ?? '{}').how ?? ['good'];
const asked = [];
const gate = new EventEmitter().setMaxListeners(0);

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function plan(count, text = (place) => `Choice ${place}`) {
  const choices = Array.from({ length: count }, (_, place) => ({ text: text(place + 1), weight: 1 }));
  return JSON.stringify({
    name: 'A planned wheel',
    choices,
    theme: 'nature',
    palette: 'Forest',
    effect: 'stars',
  });
}

const event = (content) => `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

function begin(response) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
}

function stream(response, text) {
  begin(response);
  const size = Math.max(40, text.length / 100);
  for (let at = 0; at < text.length; at += size) response.write(event(text.slice(at, at + size)));
  response.end('data: [DONE]\n\n');
}

function fail(response, status, headers = {}) {
  // Like real services, it repeats the key.
  const said = JSON.stringify({ error: { message: `Refused: ${response.req.headers.authorization}` } });
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(said);
}

const answers = {
  good: (response, count) => stream(response, plan(count)),
  whole: (response, count) => {
    const answer = { choices: [{ index: 0, message: { role: 'assistant', content: plan(count) } }] };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer, null, 1));
  },
  holds: async (response, count) => {
    begin(response);
    const text = plan(count);
    const half = text.indexOf('Choice 3');
    response.write(event(text.slice(0, half)));
    await Promise.race([once(gate, 'release'), once(response, 'close')]);
    response.end(`${event(text.slice(half))}data: [DONE]\n\n`);
  },
  brokenJson: (response) => stream(response, '{"name": "A wheel", "choices": ['),
  markup: (response, count) =>
    stream(
      response,
      plan(count, (place) => `<b>Choice ${place}</b>`),
    ),
  script: (response) => stream(response, '<script>fetch("https://elsewhere.example")</script>'),
  many: (response) => stream(response, plan(100_000)),
  endless: (response) => {
    begin(response);
    const write = () => {
      while (!response.destroyed && response.write(event('x'.repeat(1000))));
    };
    response.on('drain', write);
    write();
  },
  drips: (response) => {
    begin(response);
    const dripping = setInterval(() => response.write(event(' ')), 100);
    response.on('close', () => clearInterval(dripping));
  },
  hangsUp: (response) => {
    begin(response);
    response.write(event('{"name": "A w'), () => response.destroy());
  },
  never: () => {},
  redirects: (response) => fail(response, 302, { Location: '/v1/elsewhere' }),
  page: (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>A page</p>'),
  tooMany: (response) => fail(response, 429, { 'Retry-After': '1' }),
  down: (response) => fail(response, 500),
};

const server = createServer(async (request, response) => {
  const entry = { path: request.url, headers: request.headers, body: await bodyOf(request), hungUp: false };
  asked.push(entry);
  response.on('close', () => {
    entry.hungUp = !response.writableFinished;
  });
  const count = Number(/exactly (\d+) objects/.exec(entry.body)?.[1] ?? 12);
  answers[ways.length > 1 ? ways.shift() : ways[0]](response, count);
});

const control = createServer(async (request, response) => {
  if (request.method === 'POST') {
    ways = JSON.parse(await bodyOf(request)).how;
    gate.emit('release');
  }
  const text = JSON.stringify(asked);
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
  response.end(text);
});

server.listen(0, '127.0.0.1', () => {
  control.listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ port: server.address().port, control: control.address().port }));
  });
});

// A receiver of webhooks. The public library of Standard Webhooks verifies what comes to it. Prints one line of
// JSON: {port}. The path says what it does: /ok answers 204, /gone 410, /down 500, /redirect sends on to a cloud's
// metadata, /huge never stops answering, /silent never begins. PUT /secret takes the secret as text; GET /seen
// returns what came.
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

process.on('SIGTERM', () => process.exit(0));
const seen = [];
let secret = '';

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function verified(body, headers) {
  try {
    return new Webhook(secret).verify(body, headers) !== null;
  } catch {
    return false;
  }
}

function stream(response) {
  response.writeHead(200);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

const answers = {
  '/ok': (response) => response.writeHead(204).end(),
  '/gone': (response) => response.writeHead(410).end(),
  '/down': (response) => response.writeHead(500, { 'Retry-After': '120' }).end(),
  '/redirect': (response) => response.writeHead(302, { Location: 'http://169.254.169.254/latest/' }).end(),
  '/huge': stream,
  '/silent': () => {},
};

const server = createServer(async (request, response) => {
  const body = await bodyOf(request);
  const { method, url, headers } = request;
  if (method === 'PUT') {
    secret = body;
    return response.writeHead(204).end();
  }
  if (url === '/seen') return response.end(JSON.stringify(seen));
  seen.push({
    path: url,
    id: headers['webhook-id'],
    verified: verified(body, headers),
    body: JSON.parse(body),
  });
  answers[url](response);
});

server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));

// A verifier of checks for humans, with the call of Turnstile: POST a form with secret and response. A token is
// good when it begins with "good", once. Prints one line of JSON: {port, control}. On the control port, POST
// /set with JSON changes what it does: broken ("down", "garbage", "slow"); GET /asked returns the requests.
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
const wanted = {};
const used = new Set();
const asked = [];

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function send(response, status, value) {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(text),
  });
  response.end(text);
}

function verdict(form) {
  const refuse = (code) => ({ success: false, 'error-codes': [code] });
  const token = form.get('response') ?? '';
  if (form.get('secret') !== 'a-secret-of-the-tests') return refuse('invalid-input-secret');
  if (used.has(token) || token.startsWith('old')) return refuse('timeout-or-duplicate');
  if (!token.startsWith('good')) return refuse('invalid-input-response');
  used.add(token);
  return { success: true, challenge_ts: new Date().toISOString(), hostname: 'localhost' };
}

const server = createServer(async (request, response) => {
  const form = new URLSearchParams(await bodyOf(request));
  asked.push(Object.fromEntries(form));
  if (wanted.broken === 'slow') return;
  if (wanted.broken === 'down') return send(response, 500, {});
  if (wanted.broken === 'garbage') return send(response, 200, 'not json');
  send(response, 200, verdict(form));
});

const control = createServer(async (request, response) => {
  if (request.method === 'POST') Object.assign(wanted, JSON.parse(await bodyOf(request)));
  send(response, 200, asked);
});

server.listen(0, '127.0.0.1', () => {
  control.listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ port: server.address().port, control: control.address().port }));
  });
});

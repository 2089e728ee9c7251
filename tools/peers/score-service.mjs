// A bot-score service for tests: its script in the page issues tokens, its address returns the score of a token
// once. Prints one line of JSON: {port}. A token is SCORE:ACTION:ANYTHING; the tokens `broken`, `slow` and `down`
// get an answer that isn't JSON, no answer, and a 500. GET /asked lists the requests.
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
const used = new Set();
const asked = [];

const script = `
window.grecaptcha = {
  ready: (work) => work(),
  execute: (key, { action }) => Promise.resolve('0.9:' + action + ':' + key + ':' + crypto.getRandomValues(new Uint32Array(1))[0]),
};
`;

function verdictOf(form) {
  const token = form.get('response') ?? '';
  asked.push({ token, source: form.get('remoteip') });
  if (form.get('secret') !== 'a-secret-of-the-tests')
    return { success: false, 'error-codes': ['invalid-input-secret'] };
  if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] };
  used.add(token);
  const [score, action] = token.split(':');
  if (Number.isNaN(Number(score)) || !action)
    return { success: false, 'error-codes': ['invalid-input-response'] };
  return { success: true, score: Number(score), action, hostname: 'wheel.test' };
}

async function formOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/api.js')
    return response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  if (pathname === '/asked') return response.end(JSON.stringify(asked));
  const form = await formOf(request);
  const token = form.get('response');
  if (token === 'slow') return;
  if (token === 'down') return response.writeHead(500).end();
  if (token === 'broken') return response.end('<html>');
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verdictOf(form)));
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));

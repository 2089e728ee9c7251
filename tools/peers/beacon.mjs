// A public randomness beacon in drand's format, for tests: a round every three seconds, with a signature that nobody could
// check. Prints one line of JSON: {port, chain}. Its address is http://127.0.0.1:PORT/CHAIN.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
const chain = 'b'.repeat(64);
const period = 3;
const genesis = Math.floor(Date.now() / 1000) - 300 * period;

const newest = () => Math.floor((Date.now() / 1000 - genesis) / period) + 1;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

function roundOf(number) {
  const signature = sha256(`round ${number}`).repeat(2).slice(0, 96);
  return { round: number, randomness: sha256(Buffer.from(signature, 'hex')), signature };
}

function answerTo(path) {
  if (path === `/${chain}/info`) return { hash: chain, genesis_time: genesis, period };
  const [, asked] = path.match(new RegExp(`^/${chain}/public/(latest|\\d+)$`)) ?? [];
  const number = asked === 'latest' ? newest() : Number(asked);
  return number <= newest() ? roundOf(number) : null;
}

const server = createServer((request, response) => {
  const answer = answerTo(request.url);
  response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' });
  response.end(answer ? JSON.stringify(answer) : '');
});
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port, chain })));

// A site that publishes lists. Prints one line of JSON: {port}. The path says what it does: /list.csv answers a
// table, /one one cell, /hops/3 redirects three times before that, /page is a web page, /quiet-page too but calls
// itself CSV, /private answers 403, /bytes isn't text, /large says that it has 50 MB, /endless never stops, /silent
// never begins, /file leads to a file of this machine, /changing has the text of the last PUT.
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
const csv = { 'Content-Type': 'text/csv; charset=utf-8' };
const page = '<!DOCTYPE html><title>Sign in</title>';
let changing = 'Ann\nBen\n';

function stream(response) {
  response.writeHead(200, csv);
  const piece = Buffer.alloc(1024 * 1024, 'x');
  const more = () => {
    while (!response.destroyed && response.write(piece));
  };
  response.on('drain', more);
  more();
}

const answers = {
  '/list.csv': (response) => response.writeHead(200, csv).end('Name,Tickets\nAnn,3\nBën,1\n'),
  '/one': (response) => response.writeHead(200, csv).end('Ann'),
  '/page': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end(page),
  '/quiet-page': (response) => response.writeHead(200, csv).end(`\n${page}`),
  '/private': (response) => response.writeHead(403).end(),
  '/bytes': (response) => response.writeHead(200, csv).end(Buffer.from([0xff, 0xfe, 0x00, 0x41])),
  '/large': (response) => response.writeHead(200, { ...csv, 'Content-Length': 50_000_000 }).write('Ann\n'),
  '/endless': stream,
  '/silent': () => {},
  '/file': (response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end(),
  '/changing': (response) => response.writeHead(200, csv).end(changing),
};

const server = createServer(async (request, response) => {
  if (request.method === 'PUT') {
    changing = '';
    for await (const chunk of request) changing += chunk;
    return response.writeHead(204).end();
  }
  const hops = Number(/^\/hops\/(\d+)$/.exec(request.url)?.[1] ?? 0);
  if (hops > 0) {
    const Location = hops === 1 ? '/list.csv' : `/hops/${hops - 1}`;
    return response.writeHead(307, { Location }).end();
  }
  const answer = answers[request.url];
  return answer ? answer(response) : response.writeHead(404).end();
});

server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ port: server.address().port })));

// A plain OAuth 2 provider for tests, with the calls of GitHub and of Facebook. It signs in the user
// that the test names, without a form. Prints one line of JSON: {port, control}. On the control port, POST /set with
// JSON changes what it does: github, emails, facebook (what the user calls answer), deny, broken, badSecret.
import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

process.on('SIGTERM', () => process.exit(0));
const wanted = {
  github: {
    id: 1,
    login: 'ada',
    name: 'Ada',
    avatar_url: 'https://pictures.example/ada.png',
    email: 'typed@example.org',
  },
  emails: [{ email: 'ada@example.org', primary: true, verified: true }],
  facebook: {
    id: '77',
    name: 'Ada',
    email: 'ada@example.org',
    picture: { data: { url: 'https://pictures.example/f.png' } },
  },
};
const codes = new Map();
const tokens = new Set();

function authorize(query, response, issuer) {
  const back = new URL(query.get('redirect_uri'));
  back.searchParams.set('state', query.get('state'));
  if (issuer) back.searchParams.set('iss', issuer);
  if (wanted.deny) back.searchParams.set('error', 'access_denied');
  else {
    const code = randomUUID();
    codes.set(code, { challenge: query.get('code_challenge'), redirect: query.get('redirect_uri') });
    back.searchParams.set('code', code);
  }
  response.writeHead(302, { Location: back.href }).end();
}

function exchange(form) {
  const known = codes.get(form.get('code'));
  codes.delete(form.get('code'));
  if (form.get('client_secret') !== 'a-secret-of-the-tests')
    return [200, { error: 'incorrect_client_credentials' }];
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (!known || known.challenge !== challenge || known.redirect !== form.get('redirect_uri'))
    return [400, { error: 'invalid_grant' }];
  const token = randomUUID();
  tokens.add(token);
  return [200, { access_token: token, token_type: 'bearer' }];
}

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const server = createServer(async (request, response) => {
  // Facebook's paths begin with a version.
  const { pathname: path, searchParams } = new URL(request.url, 'http://localhost');
  const pathname = path.replace(/^\/v\d+\.0(?=\/)/, '');
  const answer = (status, value) => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(text),
    });
    response.end(text);
  };
  if (pathname === '/login/oauth/authorize')
    return authorize(searchParams, response, `http://127.0.0.1:${server.address().port}/login/oauth`);
  if (pathname === '/dialog/oauth') return authorize(searchParams, response);
  if (pathname === '/login/oauth/access_token' || pathname === '/oauth/access_token')
    return answer(...exchange(new URLSearchParams(await bodyOf(request))));
  if (!tokens.has((request.headers.authorization ?? '').replace('Bearer ', '')))
    return answer(401, { message: 'who?' });
  if (wanted.broken === 'down') return answer(500, {});
  if (wanted.broken === 'garbage') return answer(200, 'not json');
  if (pathname === '/user') return answer(200, wanted.github);
  if (pathname === '/user/emails') return answer(200, wanted.emails);
  if (pathname === '/me') return answer(200, wanted.facebook);
  return answer(404, {});
});

const control = createServer(async (request, response) => {
  if (request.method === 'POST') Object.assign(wanted, JSON.parse(await bodyOf(request)));
  response.setHeader('Content-Length', 2);
  response.end('{}');
});

server.listen(0, '127.0.0.1', () => {
  control.listen(0, '127.0.0.1', () => {
    console.log(JSON.stringify({ port: server.address().port, control: control.address().port }));
  });
});

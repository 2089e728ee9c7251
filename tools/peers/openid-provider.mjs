// An OpenID provider for tests: npm's certified oidc-provider, which signs in the user that the test
// names, without a form. It plays Google, Microsoft and Apple.
//   node openid-provider.mjs '{"redirects": [...], "appleKey": "public.pem"}'
// Prints one line of JSON: {port, control}. On the control port, POST /set with JSON changes what it does:
//   user      the claims of the next user
//   crowd     true: every sign-in is a new user
//   deny      true: the user cancels
//   lean      true: name, address and groups are not in the ID token, only in the user info
//   tamper    the fault of the next ID tokens (see forge below)
//   broken    'down', 'garbage', 'huge', 'slow' or 'redirect': what the token call does instead
//   issuer    another issuer in the discovery document
//   rotate    true: new keys from now on
//   keys      'none' or 'down': what the call for the keys does instead
//   keyIssuer the issuer that its key names, as Microsoft's do
// GET / returns the counts: {keyFetches, tokenCalls}.
import {
  createHmac,
  createPublicKey,
  createSign,
  createVerify,
  generateKeyPairSync,
  randomUUID,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import Provider from 'oidc-provider';

process.on('SIGTERM', () => process.exit(0));
const { redirects, appleKey } = JSON.parse(process.argv[2] ?? '{"redirects": []}');
const counted = { keyFetches: 0, tokenCalls: 0 };
const wanted = { user: { sub: 'ada', name: 'Ada', email: 'ada@example.org', email_verified: true } };
const people = new Map();

const newKey = () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID(), privateKey };
};
let signing = newKey();
let rotated = false;
const publicJwk = ({ kty, n, e, use, alg, kid }) => ({ kty, n, e, use, alg, kid });

const server = createServer();
await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
const issuer = `http://127.0.0.1:${server.address().port}`;

const clients = redirects.map((redirect, index) => ({
  client_id: ['wheel-google', 'wheel-microsoft', 'wheel-school', 'wheel-firm'][index],
  client_secret: 'a-secret-of-the-tests-0123456789',
  redirect_uris: [redirect],
  response_types: ['code'],
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: index === 3 ? 'client_secret_basic' : 'client_secret_post',
}));
const provider = new Provider(issuer, {
  clients,
  jwks: { keys: [{ ...signing, privateKey: undefined }] },
  cookies: { keys: [randomUUID()] },
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  claims: {
    openid: ['sub', 'xms_edov'],
    email: ['email', 'email_verified'],
    profile: ['name', 'picture'],
    groups: ['groups'],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Session: 600, Grant: 600 },
  findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) }),
  loadExistingGrant: async ({ oidc }) => {
    const grant = new oidc.provider.Grant({
      clientId: oidc.client.clientId,
      accountId: oidc.session.accountId,
    });
    grant.addOIDCScope('openid email profile groups');
    await grant.save();
    return grant;
  },
});

const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (text) => JSON.parse(Buffer.from(text, 'base64url').toString());

// The same ID token with one fault, signed by the current key.
function forge(token, how) {
  const [head, body] = token.split('.');
  const header = { ...decoded(head), kid: signing.kid };
  const claims = decoded(body);
  const sign = (text) => createSign('RSA-SHA256').update(text).sign(signing.privateKey).toString('base64url');
  if (wanted.lean) for (const claim of ['name', 'email', 'email_verified', 'groups']) delete claims[claim];
  if (how === 'iss') claims.iss = 'https://evil.example';
  if (how === 'aud') claims.aud = 'another-client';
  if (how === 'azp') Object.assign(claims, { aud: [claims.aud, 'another'], azp: 'another' });
  if (how === 'nonce') claims.nonce = 'another';
  if (how === 'no-nonce') delete claims.nonce;
  if (how === 'expired') claims.exp = Math.floor(Date.now() / 1000) - 3600;
  if (how === 'no-exp') delete claims.exp;
  if (how === 'no-sub') delete claims.sub;
  if (how === 'no-iat') delete claims.iat;
  if (how === 'future') claims.iat = Math.floor(Date.now() / 1000) + 3600;
  if (how === 'unknown-kid') header.kid = randomUUID();
  if (how === 'none') header.alg = 'none';
  if (how === 'hmac') header.alg = 'HS256';
  const text = `${encoded(header)}.${encoded(claims)}`;
  if (how === 'none') return `${text}.`;
  if (how === 'hmac') {
    const publicKey = createPublicKey(signing.privateKey).export({ type: 'spki', format: 'pem' });
    return `${text}.${createHmac('sha256', publicKey).update(text).digest('base64url')}`;
  }
  if (how === 'signature') return `${text}.${sign('something else')}`;
  if (how === 'no-token') return 'nonsense';
  return `${text}.${sign(text)}`;
}

// Apple's clients authenticate with a signed token instead of a secret.
async function asApple(context) {
  const chunks = [];
  for await (const chunk of context.req) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const [head, body, signature] = form.get('client_secret').split('.');
  const genuine = createVerify('SHA256')
    .update(`${head}.${body}`)
    .verify({ key: readFileSync(appleKey), dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  const claims = decoded(body);
  return {
    form,
    genuine:
      genuine &&
      decoded(head).alg === 'ES256' &&
      decoded(head).kid === 'key-1' &&
      claims.iss === 'team-1' &&
      claims.sub === 'wheel-apple' &&
      claims.aud === issuer,
  };
}

const appleCodes = new Map();
function authorizeAtApple(query) {
  const fields = { state: query.get('state') };
  if (wanted.deny) fields.error = 'user_cancelled_authorize';
  else {
    fields.code = randomUUID();
    appleCodes.set(fields.code, {
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      user: wanted.user,
    });
    if (wanted.appleUser) fields.user = JSON.stringify(wanted.appleUser);
  }
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  );
  return `<!doctype html><form method="post" action="${query.get('redirect_uri')}">${inputs.join('')}<button>Continue</button></form><script>document.forms[0].submit()</script>`;
}

provider.use(async (context, next) => {
  if (context.path === '/.well-known/openid-configuration') {
    await next();
    if (wanted.issuer) context.body.issuer = wanted.issuer;
    return;
  }
  if (context.path === '/jwks') {
    counted.keyFetches += 1;
    if (wanted.keys === 'down') context.throw(500);
    const key = wanted.keyIssuer ? { ...publicJwk(signing), issuer: wanted.keyIssuer } : publicJwk(signing);
    context.body = { keys: wanted.keys === 'none' ? [] : [key] };
    return;
  }
  if (context.path === '/auth' && context.query.client_id === 'wheel-apple') {
    context.type = 'text/html';
    context.body = authorizeAtApple(new URLSearchParams(context.querystring));
    return;
  }
  if (context.path.startsWith('/interaction/')) {
    const user = wanted.crowd ? { sub: randomUUID(), name: 'One of many' } : wanted.user;
    people.set(user.sub, user);
    const outcome = wanted.deny
      ? { error: 'access_denied', error_description: 'cancelled' }
      : { login: { accountId: user.sub, remember: false } };
    await provider.interactionFinished(context.req, context.res, outcome, { mergeWithLastSubmission: false });
    context.respond = false;
    return;
  }
  if (context.path !== '/token') return next();

  counted.tokenCalls += 1;
  if (wanted.broken === 'down') context.throw(500);
  if (wanted.broken === 'slow') await pause(7000);
  if (wanted.broken === 'redirect') return context.redirect('/elsewhere');
  if (wanted.broken === 'garbage') {
    context.body = '<html>not json';
    return;
  }
  if (wanted.broken === 'huge') {
    context.body = 'x'.repeat(100_000);
    return;
  }
  if (appleKey && (context.get('content-type') ?? '').includes('form') && wanted.apple) {
    const { form, genuine } = await asApple(context);
    const known = appleCodes.get(form.get('code'));
    appleCodes.delete(form.get('code'));
    if (!genuine) {
      context.status = 400;
      context.body = { error: 'invalid_client' };
      return;
    }
    if (!known) {
      context.status = 400;
      context.body = { error: 'invalid_grant' };
      return;
    }
    const now = Math.floor(Date.now() / 1000);
    const { sub, email } = known.user;
    const claims = {
      iss: issuer,
      aud: 'wheel-apple',
      sub,
      email,
      email_verified: 'true',
      nonce: known.nonce,
    };
    context.body = {
      access_token: 'apple-access',
      id_token: forge(
        `${encoded({ alg: 'RS256' })}.${encoded({ ...claims, iat: now, exp: now + 600 })}.`,
        '',
      ),
    };
    return;
  }
  await next();
  if (context.body?.id_token && (wanted.tamper || wanted.lean || rotated)) {
    context.body.id_token = forge(context.body.id_token, wanted.tamper);
  }
});
server.on('request', provider.callback());

const control = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  if (request.method === 'POST') Object.assign(wanted, JSON.parse(Buffer.concat(chunks).toString()));
  if (wanted.rotate) {
    signing = newKey();
    rotated = true;
    wanted.rotate = false;
  }
  response.setHeader('Content-Type', 'application/json');
  response.setHeader('Content-Length', Buffer.byteLength(JSON.stringify(counted)));
  response.end(JSON.stringify(counted));
});
control.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: server.address().port, control: control.address().port }));
});

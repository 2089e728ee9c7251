/** An access token as the server makes them, with an invalid signature. */
export function makeToken(claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const body = { sub: 'user-1', sid: 'session-1', iat: now, exp: now + 900, ...claims };
  return `${encoded({ alg: 'ES256', typ: 'at+jwt' })}.${encoded(body)}.c2lnbmF0dXJl`;
}

const encoded = (value: unknown) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

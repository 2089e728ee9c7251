import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './support/free-port.ts';
import { accountButton } from './support/mail-sign-in.ts';
import { type Peer, startPeer } from './support/peer.ts';
import { type Server, startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';
import { openPage } from './support/wheel-page.ts';

// The pictures of these users are on hosts that don't exist.
test.use({ expectedComplaints: /Failed to load resource/ });
test.describe.configure({ mode: 'serial' });

const secret = 'a-secret-of-the-tests';
const longSecret = 'a-secret-of-the-tests-0123456789';
let openId: Peer;
let oauth: Peer;
let site: Server;
let keys: string;

test.beforeAll(async () => {
  keys = await mkdtemp(join(tmpdir(), 'wheelwright-keys-'));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await writeFile(join(keys, 'apple.p8'), privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
  });
  await writeFile(join(keys, 'apple.pub'), publicKey.export({ type: 'spki', format: 'pem' }));

  const port = await freePort();
  const callback = (provider: string) => `http://localhost:${port}/api/auth/${provider}/callback`;
  openId = await startPeer('openid-provider.mjs', {
    redirects: [callback('google'), callback('microsoft')],
    appleKey: join(keys, 'apple.pub'),
  });
  oauth = await startPeer('oauth-provider.mjs');
  site = await startServer(
    {
      WHEELWRIGHT_PUBLIC_URL: `http://localhost:${port}`,
      WHEELWRIGHT_GOOGLE_CLIENT_ID: 'wheel-google',
      WHEELWRIGHT_GOOGLE_CLIENT_SECRET: longSecret,
      WHEELWRIGHT_TEST_GOOGLE_ISSUER: openId.url,
      WHEELWRIGHT_MICROSOFT_CLIENT_ID: 'wheel-microsoft',
      WHEELWRIGHT_MICROSOFT_CLIENT_SECRET: longSecret,
      WHEELWRIGHT_MICROSOFT_ISSUER: openId.url,
      WHEELWRIGHT_APPLE_CLIENT_ID: 'wheel-apple',
      WHEELWRIGHT_APPLE_TEAM_ID: 'team-1',
      WHEELWRIGHT_APPLE_KEY_ID: 'key-1',
      WHEELWRIGHT_APPLE_KEY_FILE: join(keys, 'apple.p8'),
      WHEELWRIGHT_TEST_APPLE_ISSUER: openId.url,
      WHEELWRIGHT_GITHUB_CLIENT_ID: 'wheel',
      WHEELWRIGHT_GITHUB_CLIENT_SECRET: secret,
      WHEELWRIGHT_TEST_GITHUB_URL: oauth.url,
      WHEELWRIGHT_TEST_GITHUB_API_URL: oauth.url,
      WHEELWRIGHT_FACEBOOK_CLIENT_ID: 'wheel',
      WHEELWRIGHT_FACEBOOK_CLIENT_SECRET: secret,
      WHEELWRIGHT_TEST_FACEBOOK_URL: oauth.url,
      WHEELWRIGHT_TEST_FACEBOOK_GRAPH_URL: oauth.url,
    },
    port,
  );
});
test.afterAll(async () => {
  await site.stop();
  await openId.stop();
  await oauth.stop();
  await rm(keys, { recursive: true, force: true });
});

for (const [label, name] of [
  ['Google', 'google'],
  ['Facebook', 'facebook'],
  ['Microsoft', 'microsoft'],
  ['Apple', 'apple'],
  ['GitHub', 'github'],
] as const) {
  test(`a visitor signs in with ${label} and is back where they came from`, async ({ page }) => {
    // The same provider plays three: the same name there is the same user here.
    const user = { sub: `ada-${name}`, name: 'Ada', email: 'ada@example.org', email_verified: true };
    await openId.set({ user, deny: false, apple: name === 'apple' });
    await openPage(page, `${site.url}/de/`);
    await accountButton(page).click();
    await page.getByRole('menuitem', { name: 'Anmelden' }).click();
    await expect(page.getByText('Auf diesem Server nicht eingerichtet')).toHaveCount(0);
    await page.getByRole('link', { name: `Weiter mit ${label}` }).click();
    await expect(page).toHaveURL(`${site.url}/de/`);
    await expect(accountButton(page)).toHaveAccessibleName(/^Konto von /);
    const profile = await page.evaluate(() => JSON.parse(sessionStorage.getItem('userProfile') ?? '{}'));
    expect(profile.providerName).toBe(name);
  });
}

test('a visitor who cancels at the provider reads so, and can try again', async ({ page }) => {
  await openId.set({ deny: true, apple: false });
  await page.goto(`${site.url}/login?returnTo=%2Fen-au%2F`);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  const toast = page.getByRole('region', { name: 'Messages' }).locator('[data-kind]');
  await expect(toast).toContainText('Sign-in was cancelled');
  await expect(toast).toHaveAttribute('data-kind', 'warning');
  await expect(page).toHaveURL(`${site.url}/login`);
  await openId.set({ deny: false });
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${site.url}/en-au/`);
});

test('a provider that does not exist is an error notice', async ({ page }) => {
  await page.goto(`${site.url}/api/auth/myspace/initiate`);
  await expect(page).toHaveURL(`${site.url}/login`);
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'There’s no such way to sign in',
  );
});

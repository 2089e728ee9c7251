import { verifyKey } from 'discord-interactions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from './support/server.ts';
import { chatKeys, discordHeaders, discordKey, secondsNow, slackHeaders } from './support/signed-chats.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer({ WHEELWRIGHT_CHAT_KEYS: chatKeys });
});
afterAll(() => server.stop());

let uses = 0;

/** As Discord sends a command; its own library judges the signature. */
async function askDiscord(text: string, time = secondsNow()): Promise<Response> {
  const options = [{ name: 'what', type: 3, value: text }];
  const body = JSON.stringify({ type: 2, id: String(++uses), user: { id: '42' }, data: { options } });
  const headers = discordHeaders(body, time);
  expect(await verifyKey(body, headers['X-Signature-Ed25519'], time, discordKey)).toBe(true);
  return fetch(`${server.url}/api/chat/discord`, { method: 'POST', headers, body });
}

function askSlack(text: string, time = secondsNow()): Promise<Response> {
  const body = String(
    new URLSearchParams({ command: '/wheel', text, user_id: 'U1', trigger_id: `${++uses}` }),
  );
  return fetch(`${server.url}/api/chat/slack`, { method: 'POST', headers: slackHeaders(body, time), body });
}

async function filmAt(address: string): Promise<string> {
  const film = await fetch(address);
  expect(film.headers.get('content-type')).toBe('image/gif');
  return Buffer.from(await film.arrayBuffer()).toString('latin1');
}

it('a list in Discord has a winner, a receipt and a film of that draw', async () => {
  const { type, data } = await (await askDiscord('Ann, Bob, Cid')).json();
  expect(type).toBe(4);
  const [, winner, spinId] =
    /^🎉 \*\*(Ann|Bob|Cid)\*\*\n<.*\/en\/verify\/([\w-]+)>$/.exec(data.content) ?? [];
  const { receipt } = await (await fetch(`${server.url}/api/spins/${spinId}`)).json();
  const won = receipt.entries.find(({ guid }: { guid: string }) => guid === receipt.winners[0]);
  expect(won.text).toBe(winner);
  const film = data.embeds[0].image.url;
  expect(film).toContain(spinId);
  expect(await filmAt(film)).toMatch(/^GIF89a/);
  expect(await filmAt(film)).toBe(await filmAt(film));
});

it('Slack spins a wheel of the gallery by its name', async () => {
  const answer = await (await askSlack('yes-or-no')).json();
  expect(answer.response_type).toBe('in_channel');
  expect(answer.text).toMatch(/^🎉 (Yes|No)/i);
  expect(answer.blocks[1].image_url).toContain('/film?as=gif');
});

it('what is neither a list nor a public wheel gets a sentence that only the asker sees', async () => {
  expect(await (await askSlack('my-class')).json()).toMatchObject({ response_type: 'ephemeral' });
  const { data } = await (await askDiscord('')).json();
  expect(data).toMatchObject({ flags: 64, content: expect.stringContaining('/wheel Ann, Bob, Cid') });
});

it('a request of ten minutes ago is refused', async () => {
  const old = String(Math.floor(Date.now() / 1000) - 600);
  expect((await askDiscord('Ann, Bob', old)).status).toBe(401);
  expect((await askSlack('Ann, Bob', old)).status).toBe(401);
});

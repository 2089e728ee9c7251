import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { request as http } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInByApi } from './support/bearer.ts';
import { type Server, startServer } from './support/server.ts';

let server: Server;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

/** The public client, as assistants use it. */
async function connect(headers: Record<string, string> = {}): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' });
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/api/mcp', server.url), { requestInit: { headers } }),
  );
  return client;
}

it('the public client lists the tools and picks from a list', async () => {
  const client = await connect();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'pick',
    'make_teams',
    'list_wheels',
    'create_wheel',
    'spin_wheel',
    'verify_draw',
  ]);
  const picked = await client.callTool({ name: 'pick', arguments: { choices: ['Ann', 'Ben'] } });
  expect(picked.isError).toBe(false);
  expect(picked.structuredContent).toMatchObject({ winners: [{ text: expect.stringMatching(/Ann|Ben/) }] });
  const refused = await client.callTool({ name: 'list_wheels', arguments: {} });
  expect(refused).toMatchObject({ isError: true, content: [{ text: 'Sign in first.' }] });
  await client.close();
});

it('with a token it makes a wheel and spins it', async () => {
  const caller = await http.newContext({ baseURL: server.url });
  const { bearer: headers } = await signInByApi(caller, server);
  const made = await caller.post('/api/user/tokens', {
    headers,
    data: { name: 'Assistant', scopes: ['wheels:write', 'spin'] },
  });
  const client = await connect({ Authorization: `Bearer ${(await made.json()).token}` });
  const created = await client.callTool({
    name: 'create_wheel',
    arguments: { title: 'Lunch', choices: ['Soup', 'Rice'] },
  });
  const { wheelId } = created.structuredContent as { wheelId: string };
  const spun = await client.callTool({ name: 'spin_wheel', arguments: { wheelId } });
  expect(spun.structuredContent).toMatchObject({ receipt: { url: expect.stringContaining('/en/verify/') } });
  await client.close();
  await caller.dispose();
});

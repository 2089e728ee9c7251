import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { request as http } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { signInByApi } from './support/bearer.ts';
import { type Server, startServer } from './support/server.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/howto/connect.md'), 'utf8');
const commands: Record<string, [program: string, ...flags: string[]]> = {
  sh: ['bash', '-ec'],
  python: ['python3', '-c'],
  js: ['node', '--input-type=module', '-e'],
};
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = '', code = '']) => ({
  language,
  code,
}));
const examples = blocks.filter(({ language }) => language in commands);
/** People paste it into other programs: here it is parsed, and its address must be in the contract. */
const recipes = blocks.filter(({ language }) => !(language in commands));
const readers: Record<string, (code: string) => unknown> = {
  json: JSON.parse,
  // Home Assistant reads its secrets by a tag of its own.
  yaml: (code) => parse(code.replaceAll('!secret ', '')),
  csharp: (code) => code,
};

let server: Server;
let environment: Record<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'connect-'));

beforeAll(async () => {
  server = await startServer();
  const caller = await http.newContext({ baseURL: server.url });
  const { bearer: headers } = await signInByApi(caller, server);
  const id = randomUUID();
  const slices = ['Pizza', 'Soup'].map((text) => ({ guid: text, text }));
  await caller.post('/api/wheel', { headers, data: { id, 'wheel-definition': { name: 'Lunch', slices } } });
  const made = await caller.post('/api/user/tokens', { headers, data: { name: 'Docs', scopes: ['spin'] } });
  environment = { WHEELWRIGHT: server.url, WHEEL: id, TOKEN: (await made.json()).token };
  await caller.dispose();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.stop();
});

it('the page has an example in each language', () => {
  expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(commands)));
});

it.for(recipes)(
  'the recipe in $language is well formed and calls the spin of a wheel: $code',
  ({ language, code }) => {
    expect(JSON.stringify(readers[language]?.(code))).toMatch(
      /https:\/\/wheel\.example\/api\/wheel\/[\w{}]+\/spin|rest_command\.spin_the_wheel/,
    );
  },
);

it.for(examples)('the example in $language prints a winner: $code', async ({ language, code }) => {
  const [program, ...flags] = commands[language] ?? [];
  const { stdout } = await promisify(execFile)(String(program), [...flags, code], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
  });
  expect(stdout).toMatch(/Pizza|Soup|Ann|Ben|Cid/);
  expect(stdout).toContain('/en/verify/');
  const saved = /--output (\S+)/.exec(code)?.[1];
  if (saved) expect(readFileSync(join(folder, saved), 'latin1')).toMatch(/^GIF89a/);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeployFile } from './deploy-file.ts';

const readFromRoot = (path: string) => readFile(join(import.meta.dirname, '../..', path), 'utf8');

test.each(['package/wheelwright.env', 'package/service.env', '.env.example'])(
  'every setting in %s exists',
  async (file) => {
    const all = (await readDeployFile(file)).match(/WHEELWRIGHT_\w+/g) ?? [];
    // A secret may stand in a file of its own.
    const named = all.map((name) =>
      /_(SMTP_CA|APPLE_KEY|OIDC)_FILE$/.test(name) ? name : name.replace(/_FILE$/, ''),
    );
    const page = await readFromRoot('docs/settings.md');
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  },
);

test('the man page names every command', async () => {
  const table = await readFromRoot('server/app/commands/command_line.cpp');
  const commands = [...table.matchAll(/\{Command::\w+, "(\w+)"/g)].map(([, name]) => name);
  expect(commands.length).toBeGreaterThan(10);
  const page = await readDeployFile('package/wheelwright.1');
  expect(commands.filter((name) => !new RegExp(`\\b${name}\\b`).test(page))).toEqual([]);
});

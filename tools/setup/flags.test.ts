import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const run = (command: string, ...flags: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(join(root, command), flags, { timeout: 4000 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });

test.each(['run', 'dev', 'test'])('./%s --help says what it does and ends', async (command) => {
  const { code, said } = await run(command, '--help');
  expect(code).toBe(0);
  expect(said).toContain(`./${command} `);
  expect(said).not.toContain('#');
});

test('./run --help is answered wherever it stands, also from another folder', async () => {
  expect((await run('run', '--port', '9000', '--help')).code).toBe(0);
  const said = await promisify(execFile)('../test', ['--help'], { cwd: join(root, 'server') });
  expect(said.stdout).toContain('./test quick');
});

test('a setting that the server still accepts is not refused before it', async () => {
  const { said } = await run('run', '--stop-seconds', '5', '--queue=9', '--nonsense');
  expect(said).toContain('There is no setting --nonsense.');
});

test.each([
  ['run', ['--prot', '9'], 'There is no setting --prot. docs/settings.md lists them all.'],
  ['run', ['--port', '9000', '--data=x', '--log-levle=info'], 'There is no setting --log-levle.'],
  ['dev', ['--prot=9'], 'There is no setting --prot.'],
  ['test', ['everything'], './test takes quick, server,'],
  ['test', ['quick', 'spin'], "./test quick takes no further arguments, and got 'spin'."],
])('./%s %j is refused before anything is built', async (command, flags, sentence) => {
  const { code, said } = await run(command, ...flags);
  expect(code).toBe(1);
  expect(said).toContain(sentence);
});

test.each([
  [['--port'], "--port takes a number from 1 to 65534, not ''."],
  [['--port', 'eighty'], "--port takes a number from 1 to 65534, not 'eighty'."],
  [['--port=65535'], "--port takes a number from 1 to 65534, not '65535'."],
  [['--listen', '0.0.0.0'], './dev serves this machine only. For other machines use ./run --listen.'],
])('./dev %j is refused with one sentence', async (flags, sentence) => {
  expect(await run('dev', ...flags)).toEqual({ code: 1, said: `${sentence}\n` });
});

test('./dev names a port that is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { code, said } = await run('dev', '--port', String(port));
  other.close();
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken.`);
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '../../e2e/support/server.ts';
import { beginDraw, statusOf } from './draw.ts';
import { freePort } from './front.ts';

// Follows docs/howto/back-up-and-restore.md step by step.
const programs = '/usr/lib/postgresql/15/bin';
const folder = mkdtempSync(join(tmpdir(), 'wheelwright-moment-'));
const archive = join(folder, 'archive');
const isRoot = process.getuid?.() === 0;
// PostgreSQL refuses to run as root.
const asPostgres = ['setpriv', '--pdeathsig', 'INT'];
if (isRoot) asPostgres.push('--reuid=postgres', '--regid=postgres', '--init-groups');
const started: ChildProcess[] = [];

const words = (program: string, ...given: string[]): [string, string[]] => {
  const [command = '', ...before] = asPostgres;
  return [command, [...before, join(programs, program), ...given]];
};
const run = (program: string, ...given: string[]) =>
  execFileSync(...words(program, ...given), {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Starts PostgreSQL on a data folder and waits until it accepts writes. */
async function startPostgres(data: string, port: number): Promise<ChildProcess> {
  const flags = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
  const child = spawn(...words('postgres', ...flags), { cwd: folder, stdio: 'ignore' });
  started.push(child);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    try {
      if (ask(port, 'select pg_is_in_recovery()') === 'f') return child;
    } catch {
      // Not yet.
    }
    await pause(100);
  }
}

const at = (port: number) => ['-h', '127.0.0.1', '-p', String(port), '-U', 'wheelwright'];

const ask = (port: number, sql: string) => run('psql', ...at(port), '-d', 'postgres', '-Atc', sql).trim();

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGINT');
  await once(child, 'exit');
}

afterAll(async () => {
  for (const child of started) await stop(child);
  rmSync(folder, { recursive: true, force: true });
});

test('a database comes back to a moment, with what was before it and without what came after', async () => {
  mkdirSync(archive);
  if (isRoot) {
    const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
    for (const place of [folder, archive]) chownSync(place, uid, gid);
  }
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  run(
    'initdb',
    `--pgdata=${first}`,
    '--username=wheelwright',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
  );
  appendFileSync(
    join(first, 'postgresql.conf'),
    `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
  );
  const port = await freePort();
  const address = `postgresql://wheelwright@127.0.0.1:${port}/postgres`;
  const postgres = await startPostgres(first, port);
  const server = await startServer({ WHEELWRIGHT_DATABASE: address });
  run('pg_basebackup', `--pgdata=${second}`, '--checkpoint=fast', ...at(port));

  const { spinId: before } = await beginDraw(server.url);
  const moment = ask(port, 'select clock_timestamp()');
  const { spinId: after } = await beginDraw(server.url);
  expect([await statusOf(server.url, before), await statusOf(server.url, after)]).toEqual([200, 200]);
  await server.stop();
  await stop(postgres);

  appendFileSync(
    join(second, 'postgresql.conf'),
    `restore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  writeFileSync(join(second, 'recovery.signal'), '');
  await startPostgres(second, port);
  const again = await startServer({ WHEELWRIGHT_DATABASE: address });
  expect([await statusOf(again.url, before), await statusOf(again.url, after)]).toEqual([200, 404]);
  await again.stop();
}, 90_000);

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Record } from '../drill/record.ts';
import { until } from '../drill/until.ts';
import { Uploads } from '../drill/uploads.ts';
import { User } from '../drill/users.ts';
import { mirror, whyNoDebian } from './debian.ts';
import { spin } from './draw.ts';
import { freePort } from './front.ts';

const run = promisify(execFile);
const why = whyNoDebian();
const hour = 3_600_000;
const archive = process.env.WHEELWRIGHT_ARCHIVE ?? '';
/** They must be the machine's own. */
const ofGlibc = /^(ld-linux.*|lib(c|m|dl|rt|util|anl|pthread|resolv|nss_\w+|mvec))\.so/;
const avif = join(import.meta.dirname, '../../e2e/files/small.avif');
const program = `/opt/${basename(archive, '.tar.xz')}/wheelwright`;

/** A newer distribution than the one that the archive was made on, with nothing installed. */
const distribution = { name: 'Debian 13', suite: 'trixie' };
const root = join(process.env.WHEELWRIGHT_DRILL_FOLDER ?? '', distribution.suite);
const inside = (...words: string[]) => ['chroot', '--userspec=nobody', root, 'env', '-i', ...words] as const;
let server: ChildProcess;
let url: string;
let log = '';

async function unpack(): Promise<void> {
  const downloads = join(import.meta.dirname, '../../.cache', distribution.suite);
  mkdirSync(downloads, { recursive: true });
  const flags = ['--variant=minbase', `--cache-dir=${downloads}`];
  await run('debootstrap', [...flags, distribution.suite, root, mirror()], { timeout: hour });
  await run('tar', ['--extract', '--file', archive, '--directory', join(root, 'opt')]);
  await run('mount', ['-t', 'proc', 'proc', join(root, 'proc')]);
  await run('install', ['-d', '-o', 'nobody', join(root, 'srv/data')]);
}

describe.skipIf(why)(`the archive in a bare ${distribution.name}${why && ` (${why})`}`, () => {
  beforeAll(async () => {
    await unpack();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [command, ...words] = inside(program, 'serve', '--data', '/srv/data', '--port', String(port));
    server = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (bytes: Buffer) => {
        log += bytes.toString();
      });
    await until(
      'a server that answers',
      60,
      async () => (await fetch(`${url}/api/health`)).status === 200,
    ).catch((fault) => {
      throw new Error(log, { cause: fault });
    });
  }, hour);
  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    await run('umount', ['--lazy', join(root, 'proc')]);
  });

  test('serves the page, a preview and a draw', async () => {
    const page = await (await fetch(`${url}/en/`)).text();
    const [, address = ''] = /og:image" content="([^"]+)"/.exec(page) ?? [];
    const preview = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(preview.subarray(1, 4).toString()).toBe('PNG');
    expect(['Anna', 'Ben', 'Cleo']).toContain((await spin(url)).winner);
  });

  test('decodes an uploaded picture', async () => {
    const record = new Record();
    const user = await User.signedIn({ url, serverFolders: [join(root, 'srv/data')] });
    await new Uploads(user, url, record).add();
    expect(record.entries.map(({ outcome, detail }) => outcome + detail)).toContain('good');
    const form = new FormData();
    form.set('file', new Blob([readFileSync(avif)]), 'picture.avif');
    form.set('cf-turnstile-response', 'none is asked for here');
    const headers = { authorization: `Bearer ${user.accessToken}` };
    const answer = await fetch(`${url}/api/media/image`, { method: 'POST', body: form, headers });
    expect(await answer.text()).toContain('image/webp');
  }, 60_000);

  test('brings every library and font, and takes glibc alone from the machine', async () => {
    const [command, ...words] = inside(program, 'doctor', '--data', '/srv/data');
    const { stdout } = await run(command, words).catch((fault: { stdout: string }) => fault);
    expect(stdout).toContain('The program that decodes uploads is there.');
    expect(stdout).toContain('Preview pictures have fonts for all scripts.');
    const { stdout: worker } = await run('pgrep', ['--parent', String(server.pid)]);
    const libraries = [String(server.pid), ...worker.trim().split('\n')]
      .flatMap(mapsOf)
      .filter((path) => path.includes('.so'));
    const ownFolder = program.replace(/[^/]+$/, 'lib/');
    expect(libraries.filter((path) => path.includes(ownFolder)).length).toBeGreaterThan(100);
    const others = libraries.filter((path) => !path.includes(ownFolder)).map((path) => basename(path));
    expect(others.filter((name) => !ofGlibc.test(name))).toEqual([]);
  });
});

/** The files that a program has mapped. */
const mapsOf = (id: string) =>
  readFileSync(`/proc/${id}/maps`, 'utf8')
    .split('\n')
    .flatMap((line) => / (\/\S+)$/.exec(line)?.[1] ?? []);

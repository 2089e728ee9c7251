import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Record } from '../drill/record.ts';
import { until } from '../drill/until.ts';
import { Uploads } from '../drill/uploads.ts';
import { User } from '../drill/users.ts';
import { beginDraw, statusOf } from './draw.ts';
import { freePort } from './front.ts';
import { buildImage, podman, whyNoContainers } from './podman.ts';

const name = `wheelwright-test-${process.pid}`;
const hour = 3_600_000;
const why = await whyNoContainers();
let url: string;

/** Runs the image as the head of deploy/Containerfile says, until its health check passes. */
async function start(): Promise<void> {
  const port = await freePort();
  const places = ['--tmpfs', '/tmp', '-v', `${name}:/data`, '-p', `127.0.0.1:${port}:8080`];
  await podman('run', '--detach', '--name', name, '--read-only', ...places, name);
  await until('a healthy container', 30, () => podman('healthcheck', 'run', name).then(() => true));
  url = `http://127.0.0.1:${port}`;
}

const inside = (...words: string[]) => podman('exec', name, ...words);

describe.skipIf(why)(`the container${why && ` (${why})`}`, () => {
  beforeAll(async () => {
    await buildImage(name);
    await start();
  }, hour);
  afterAll(async () => {
    await podman('rm', '--force', '--volumes', name);
    await podman('volume', 'rm', '--force', name);
    await podman('rmi', '--force', name);
  }, hour);

  test('runs without privileges, and writes only to its data folder', async () => {
    expect(await inside('id')).toBe(
      'uid=10001(wheelwright) gid=10001(wheelwright) groups=10001(wheelwright)',
    );
    await inside('touch', '/data/written', '/tmp/written');
    for (const place of ['/app/written', '/etc/written', '/written'])
      await expect(inside('touch', place)).rejects.toThrow('Read-only file system');
  });

  test('has all that the product needs', async () => {
    expect(await (await fetch(`${url}/en/`)).text()).toContain('<title>');
    expect(await inside('/app/bin/wheelwright', 'doctor')).toContain('The page and its content are there.');
  });

  test('keeps what it was given, a picture too that was looked at in there, when it is made anew', async () => {
    const volume = await podman('volume', 'inspect', '--format', '{{.Mountpoint}}', name);
    const record = new Record();
    const uploads = new Uploads(await User.signedIn({ url, serverFolders: [volume] }), url, record);
    await uploads.add();
    expect(record.entries.filter(({ outcome }) => outcome !== 'good')).toEqual([]);
    const { spinId: draw } = await beginDraw(url);

    await podman('stop', name);
    expect(await podman('inspect', '--format', '{{.State.ExitCode}}', name)).toBe('0');
    await podman('rm', name);
    await start();
    expect(await statusOf(url, draw)).toBe(200);
    const [picture] = uploads.kept;
    expect((await fetch(new URL(picture?.url ?? '', url))).status).toBe(200);
  }, 120_000);
});

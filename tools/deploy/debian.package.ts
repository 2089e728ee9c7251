import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Record } from '../drill/record.ts';
import { until } from '../drill/until.ts';
import { Uploads } from '../drill/uploads.ts';
import { User } from '../drill/users.ts';
import { Debian, whyNoDebian } from './debian.ts';
import { spin, winnerOf } from './draw.ts';
import { freePort } from './front.ts';

const why = whyNoDebian();
const hour = 3_600_000;
const data = '/var/lib/wheelwright';
const settings = '/etc/wheelwright/wheelwright.env';
const doctor = ['runuser', '-u', 'wheelwright', '--', 'wheelwright', 'doctor'];
const dropIn = '/etc/systemd/system/wheelwright.service.d';
let debian: Debian;
let url: string;
/** The draw made on the first installation, looked up again after every step. */
let first: { spinId: string; winner: string };

const ask = (...words: string[]) => debian.inside(...words).catch(({ stdout }) => String(stdout).trim());
const state = () => ask('systemctl', 'is-active', 'wheelwright');
const installed = async () =>
  (await ask('dpkg', '--status', 'wheelwright')).match(/^(?:Status|Version): .*/gm)?.join(', ');
const mainProcess = () => debian.inside('systemctl', 'show', '--property=MainPID', 'wheelwright');

/** The unit's server answers and still has the first installation's draw. */
async function servesFirstDraw(): Promise<void> {
  await serves();
  expect(await winnerOf(url, first.spinId)).toBe(first.winner);
}

const serves = () =>
  until('a server that answers', 60, async () => (await fetch(`${url}/api/health`)).status === 200).catch(
    async (fault) => {
      throw new Error(await ask('journalctl', '--no-pager', '--unit', 'wheelwright'), { cause: fault });
    },
  );

/** What installing these files would bring, in apt's own words. */
async function weightOf(...files: string[]): Promise<string> {
  const said = await debian.apt('install', '--simulate', '--no-download', ...files);
  const installed = said.match(/^Inst /gm)?.length ?? 0;
  const plan = await debian
    .inside('apt-get', '--assume-no', '--no-install-recommends', 'install', ...files)
    .catch(({ stdout }) => String(stdout));
  const space = /After this operation, (.*?) of additional disk space/.exec(plan)?.[1];
  return `${installed} packages, ${space}`;
}

/** The same package with a higher version. */
function raiseVersion(from: string, to: string, higher: string): void {
  const folder = `${to}.content`;
  execFileSync('dpkg-deb', ['--raw-extract', from, folder]);
  const control = join(folder, 'DEBIAN/control');
  writeFileSync(control, readFileSync(control, 'utf8').replace(/^Version: .*/m, `Version: ${higher}`));
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '--build', folder, to], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
}

describe.skipIf(why)(`the Debian package${why && ` (${why})`}`, () => {
  beforeAll(async () => {
    debian = await Debian.boot();
    copyFileSync(process.env.WHEELWRIGHT_PACKAGE ?? '', debian.path('/var/tmp/given.deb'));
    raiseVersion(debian.path('/var/tmp/given.deb'), debian.path('/var/tmp/higher.deb'), '99.1');
    raiseVersion(debian.path('/var/tmp/given.deb'), debian.path('/var/tmp/highest.deb'), '99.2');
    // The network is shared with this machine, where other servers may listen.
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const variables = `WHEELWRIGHT_PORT=${port} WHEELWRIGHT_ADMIN_LISTEN=127.0.0.1:${await freePort()}`;
    debian.append(`${dropIn}/ports.conf`, `[Service]\nEnvironment=${variables}\n`);
    copyFileSync(process.env.WHEELWRIGHT_MEDIA_PACKAGE ?? '', debian.path('/var/tmp/media.deb'));
    await debian.apt('update');
    console.log(`Without decoders: ${await weightOf('/var/tmp/given.deb')}`);
    console.log(`With decoders: ${await weightOf('/var/tmp/given.deb', '/var/tmp/media.deb')}`);
    await debian.apt('install', '/var/tmp/given.deb');
  }, hour);
  afterAll(() => debian?.end());

  test('is installed with a user, a data folder and settings of its own', async () => {
    expect(await debian.inside('id', '--name', '--user', 'wheelwright')).toBe('wheelwright');
    const access = await debian.inside('stat', '--format=%U:%G %a %n', data, settings);
    expect(access.split('\n')).toEqual([
      `wheelwright:wheelwright 750 ${data}`,
      `root:wheelwright 640 ${settings}`,
    ]);
  });

  test('starts its service, and with every boot', async () => {
    await serves();
    expect(await state()).toBe('active');
    expect(await debian.inside('systemctl', 'is-enabled', 'wheelwright')).toBe('enabled');
  });

  test('runs without privileges and under a filter of system calls', async () => {
    const [, id] = (await mainProcess()).split('=');
    const status = await debian.inside('cat', `/proc/${id}/status`);
    for (const line of ['CapBnd:\t0000000000000000', 'NoNewPrivs:\t1', 'Seccomp:\t2'])
      expect(status).toContain(line);
    const user = await debian.inside('stat', '--format=%U', `/proc/${id}`);
    expect(user).toBe('wheelwright');
  });

  test('serves the page and spins a wheel', async () => {
    expect(await (await fetch(`${url}/en/`)).text()).toContain('<title>');
    first = await spin(url);
    expect(['Anna', 'Ben', 'Cleo']).toContain(first.winner);
  });

  test('says where decoders and fonts are missing, and refuses uploads with a sentence', async () => {
    const said = await debian.inside(...doctor);
    expect(said).toContain('The program that decodes uploads is missing');
    expect(said).toContain('No font of this machine has');
    expect(said).toContain('install the package wheelwright-media');
    const record = new Record();
    const user = await User.signedIn({ url, serverFolders: [debian.path(data)] });
    await new Uploads(user, url, record).add();
    expect(record.entries.map(({ outcome }) => outcome)).toEqual(['busy']);
  }, 60_000);

  test(
    'decodes an uploaded picture once wheelwright-media is there',
    async () => {
      await debian.apt('install', '/var/tmp/media.deb');
      const record = new Record();
      const user = await User.signedIn({ url, serverFolders: [debian.path(data)] });
      await new Uploads(user, url, record).add();
      expect(record.entries.map(({ outcome }) => outcome)).toContain('good');
      expect(record.entries.filter(({ outcome }) => outcome !== 'good')).toEqual([]);
      const said = await debian.inside(...doctor);
      expect(said).toContain('The program that decodes uploads is there.');
      expect(said).toContain('Preview pictures have fonts for all scripts.');
    },
    hour,
  );

  test('lets an operator examine it with the program itself', async () => {
    const said = await debian.inside(...doctor);
    expect(said).toContain('The page and its content are there.');
    expect(said).toContain(`from ${settings}.`);
    expect(said).toContain(`The data folder ${data} can be used.`);
  });

  test(
    'can be installed again over itself: data and settings stay',
    async () => {
      debian.append(settings, 'WHEELWRIGHT_OPERATOR=Ada\n');
      const before = await mainProcess();
      await debian.apt('install', '--reinstall', '/var/tmp/given.deb');
      await servesFirstDraw();
      expect(await mainProcess()).not.toBe(before);
      expect(readFileSync(debian.path(settings), 'utf8')).toContain('WHEELWRIGHT_OPERATOR=Ada');
    },
    hour,
  );

  test(
    'is upgraded: data and settings stay, the new server runs',
    async () => {
      const before = await mainProcess();
      await debian.apt('install', '/var/tmp/higher.deb');
      expect(await installed()).toBe('Status: install ok installed, Version: 99.1');
      await servesFirstDraw();
      expect(await mainProcess()).not.toBe(before);
      expect(readFileSync(debian.path(settings), 'utf8')).toContain('WHEELWRIGHT_OPERATOR=Ada');
    },
    hour,
  );

  test(
    'finishes an upgrade that was cut off half-way',
    async () => {
      await debian.inside('dpkg', '--unpack', '/var/tmp/highest.deb');
      expect(await installed()).toBe('Status: install ok unpacked, Version: 99.2');
      await debian.apt('install', '--fix-broken');
      expect(await installed()).toBe('Status: install ok installed, Version: 99.2');
      await servesFirstDraw();
    },
    hour,
  );

  test(
    'stays disabled over an upgrade when the administrator disabled it',
    async () => {
      await debian.inside('systemctl', 'disable', '--now', 'wheelwright');
      await debian.apt('install', '--reinstall', '/var/tmp/highest.deb');
      expect(await ask('systemctl', 'is-enabled', 'wheelwright')).toBe('disabled');
      expect(await state()).toBe('inactive');
      await debian.inside('systemctl', 'enable', '--now', 'wheelwright');
      await servesFirstDraw();
    },
    hour,
  );

  test(
    'is removed: the server ends, data and settings stay and serve again',
    async () => {
      await debian.apt('remove', 'wheelwright');
      expect(await state()).toBe('inactive');
      await expect(fetch(`${url}/api/health`)).rejects.toThrow('fetch failed');
      expect(debian.has('/usr/bin/wheelwright')).toBe(false);
      expect(statSync(debian.path(data)).mode & 0o777).toBe(0o750);
      expect(debian.has(settings)).toBe(true);
      await debian.apt('install', '/var/tmp/highest.deb');
      await servesFirstDraw();
    },
    hour,
  );

  test(
    'is purged: nothing of it is left',
    async () => {
      await debian.apt('purge', 'wheelwright', 'wheelwright-media');
      expect(await state()).toBe('inactive');
      await expect(debian.inside('id', 'wheelwright')).rejects.toThrow('no such user');
      rmSync(debian.path(dropIn), { recursive: true });
      const left = await debian.inside('find', '/', '-xdev', '-iname', '*wheelwright*');
      expect(left).toBe('');
    },
    hour,
  );
});

import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const unit = join(import.meta.dirname, '../../deploy/wheelwright.service');

test('systemd understands every line of the unit', async () => {
  // The program is in /usr/bin only if the package is installed.
  const { stderr } = await run('systemd-analyze', ['verify', '--man=no', unit]).catch((fault) => fault);
  const complaints = stderr.split('\n').filter((line: string) => /wheelwright\.service/.test(line));
  expect(complaints.filter((line: string) => !line.includes('/usr/bin/wheelwright'))).toEqual([]);
});

test('the unit gives away little: systemd counts an exposure below 2 of 10', async () => {
  const root = await mkdtemp(join(tmpdir(), 'wheelwright-unit-'));
  await copyFile(unit, join(root, 'wheelwright.service'));
  const { stdout } = await run('systemd-analyze', [
    'security',
    '--offline=yes',
    '--no-pager',
    '--threshold=20',
    join(root, 'wheelwright.service'),
  ]);
  await rm(root, { recursive: true });
  expect(stdout).toContain('Overall exposure level');
});

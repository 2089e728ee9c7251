import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDeployFile } from './deploy-file.ts';

const programs = join(import.meta.dirname, '../../build/bin');
// Part of every Debian: the C and C++ libraries and the compiler's own.
const alwaysThere = ['libc6', 'libgcc-s1', 'libstdc++6'];

/** A failure shows as missing lines. */
const linesOf = (command: string, ...words: string[]) =>
  spawnSync(command, words, { encoding: 'utf8' }).stdout.split('\n');

/** dpkg lists some files under /lib and some under /usr/lib, which are the same folder. */
function packagesWith(files: string[]): string[] {
  const names = files.flatMap((file) => [realpathSync(file), realpathSync(file).replace(/^\/usr/, '')]);
  return linesOf('dpkg', '-S', ...names).flatMap((line) => /^([^:\s]+)\S*: \//.exec(line)?.[1] ?? []);
}

/** The packages of the libraries that a program links directly; their dependencies follow from them. */
function packagesOf(program: string): string[] {
  const file = join(programs, program);
  const named = linesOf('objdump', '-p', file).flatMap((line) => /NEEDED\s+(\S+)/.exec(line)?.[1] ?? []);
  const places = linesOf('ldd', file).flatMap((line) => {
    const [, name = '', place] = /^\s*(\S+) => (\S+) /.exec(line) ?? [];
    return place && named.includes(name) ? [place] : [];
  });
  return packagesWith(places);
}

test.each([
  ['wheelwright', 'libpq5'],
  ['wheelwright-media', 'libvips42'],
])('the container has every library of %s', async (program, known) => {
  const [, stage = ''] = (await readDeployFile('Containerfile')).split(/^FROM .*slim$/m);
  const installed = stage.split(/[\s\\]+/);
  const needed = packagesOf(program);
  expect(needed).toContain(known);
  expect(needed.filter((name) => ![...installed, ...alwaysThere].includes(name))).toEqual([]);
});

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const script = resolve(import.meta.dirname, '../../server/cmake/check_includes.cmake');
let server = '';

beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'borders-'));
  mkdirSync(join(server, 'wheels/inner'), { recursive: true });
  writeFileSync(
    join(server, 'borders.cmake'),
    'set(NEEDS_wheels base storage)\nset(FACE_base *)\nset(FACE_storage database.hpp)\nset(FACE_live live.hpp)\n',
  );
});
afterEach(() => rmSync(server, { recursive: true }));

/** What the build says of a module wheels that has this line in one of its files; empty when it may. */
function said(include: string, file = 'wheels/wheels.cpp'): string {
  writeFileSync(join(server, file), `${include}\n`);
  const found = spawnSync(
    'cmake',
    [
      '-D',
      'MODULE=wheels',
      '-D',
      `FOLDER=${join(server, 'wheels')}`,
      '-D',
      `BORDERS=${join(server, 'borders.cmake')}`,
      '-P',
      script,
    ],
    { encoding: 'utf8' },
  );
  expect(found.status === 0).toBe(found.stderr === '');
  return found.stderr.replaceAll(/\s+/g, ' ');
}

test('a module includes itself and the faces of the modules it needs', () => {
  expect(said('#include "wheels/shares.hpp"')).toBe('');
  expect(said('#include "base/log.hpp"')).toBe('');
  expect(said('#include "storage/database.hpp"')).toBe('');
  expect(said('#include <live/live.hpp>')).toBe('');
});

test('a module that it doesn’t name ends the build, also from a folder inside it', () => {
  const sentence = "includes live/live.hpp, but wheels/CMakeLists.txt doesn't name live.";
  expect(said('#include "live/live.hpp"')).toContain(`wheels/wheels.cpp ${sentence}`);
  expect(said('#include "live/live.hpp"', 'wheels/inner/deep.hpp')).toContain(
    `wheels/inner/deep.hpp ${sentence}`,
  );
});

test('a header behind the face ends the build, and tests may include it', () => {
  expect(said('#include "storage/sqlite_connection.hpp"', 'wheels/wheels_test.cpp')).toBe('');
  expect(said('#include "storage/sqlite_connection.hpp"')).toContain(
    "includes storage/sqlite_connection.hpp, which isn't in the FACE of storage/CMakeLists.txt.",
  );
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../web/page-template.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');

test('VERSION has three numbers, as CMake and Debian read them', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

// Files with a form of their own cannot read VERSION. Each must name the version that is built.
test.each([
  ['CHANGELOG.md', /^## (\d\S+)/m],
  ['deploy/package/changelog', /^wheelwright \((\S+)\)/],
  ['api/openapi.yaml', /^ {2}version: (\S+)/m],
])('%s names the same version first', (path, pattern) => {
  expect(pattern.exec(read(path))?.[1]).toBe(version);
});

test('what isn’t released yet stands above all versions in the changelog', () => {
  expect(/^## (.+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe('Unreleased');
});

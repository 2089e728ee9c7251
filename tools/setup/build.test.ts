import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('of two builds of the page at once, the second waits for the first and finds its page', () => {
  const root = mkdtempSync(join(tmpdir(), 'wheelwright-build-'));
  const script = `
    . '${join(import.meta.dirname, 'build.sh')}'
    page_digest() { echo same; }
    quietly() { echo begin; sleep 0.3; mkdir -p "$ROOT/build/web"; echo end; }
    build_page & build_page & wait`;
  try {
    const said = execFileSync('bash', ['-c', script], {
      env: { ...process.env, ROOT: root },
      encoding: 'utf8',
    });
    expect(said).toBe('begin\nend\n');
  } finally {
    rmSync(root, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Breakage } from './breakages.ts';

/**
 * A copy of the working tree below build/, where imports still find node_modules. It is kept, so that the next run builds
 * only what changed.
 */
export function copyTree(root: string): string {
  const copy = join(root, 'build/mutations');
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = new Set(listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file))));
  for (const file of files) copyIfChanged(join(root, file), join(copy, file));
  for (const file of filesBelow(copy, '')) if (!files.has(file)) rmSync(join(copy, file));
  return copy;
}

/** A file that is as it was keeps its time: ninja builds what is newer. */
function copyIfChanged(from: string, to: string) {
  if (existsSync(to) && readFileSync(to).equals(readFileSync(from))) return;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}

const madeByBuilds = new Set(['build', 'node_modules', 'e2e/results', 'web/node_modules', '.cache']);

function filesBelow(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (madeByBuilds.has(path)) return [];
    return entry.isDirectory() ? filesBelow(top, path) : [path];
  });
}

/** Does something with the copy broken, and mends it again. */
export function whileBroken<T>(copy: string, { file, oldText, newText }: Breakage, act: () => T): T {
  const path = join(copy, file);
  const whole = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    whole.replace(oldText, () => newText),
  );
  try {
    return act();
  } finally {
    writeFileSync(path, whole);
  }
}

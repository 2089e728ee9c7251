import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk in memory that can be filled separately. It disappears with the drill's mounts. */
export function smallDisk(folder: string, megabytes: number): void {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'drill', folder]);
}

const filler = (folder: string) => join(folder, 'filled-by-the-drill');

export function fillDisk(folder: string): void {
  const file = openSync(filler(folder), 'w');
  try {
    for (const size of [1 << 20, 4096, 1]) writeUntilFull(file, Buffer.alloc(size, 120));
  } finally {
    closeSync(file);
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'ENOSPC') throw problem;
  }
}

export const clearDisk = (folder: string): void => rmSync(filler(folder), { force: true });

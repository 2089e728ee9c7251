import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of the product; the server's build and the package read the same file. */
export const version = readFileSync(join(import.meta.dirname, '../../VERSION'), 'utf8').trim();

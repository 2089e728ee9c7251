import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the page: its path below web/src, and its text. */
export interface Source {
  file: string;
  text: string;
}

const page = join(import.meta.dirname, '../../web/src');

/** The files of the page with such names, in the order of their paths. */
export const pageSources = (name: RegExp): Source[] =>
  readdirSync(page, { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(join(page, file), 'utf8') }));

/** Those that ship: neither tests nor what only tests use. */
export const shippedSources = (name = /\.tsx?$/): Source[] =>
  pageSources(name).filter(({ file }) => !/\.test\.|testing\//.test(file));

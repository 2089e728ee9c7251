import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '../../web/src');

/** The files that raise the events which the specification names: scripts outside the page may listen to these. */
const raising = ['session/change-session.ts', 'wheel/keeping/keep-wheel.ts'];

async function sources(): Promise<{ file: string; text: string }[]> {
  const all = await readdir(source, { recursive: true });
  const own = all.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file));
  return Promise.all(own.map(async (file) => ({ file, text: await readFile(join(source, file), 'utf8') })));
}

it('modules notify each other by typed stores and subscriptions, not by window events', async () => {
  const files = (await sources()).filter(({ text }) => text.includes('CustomEvent'));
  expect(files.map(({ file }) => file).sort()).toEqual(raising);
  const names = files.flatMap(({ text }) =>
    [...text.matchAll(/new CustomEvent\((\w+)/g)].map(([, name]) => name),
  );
  const heard = new RegExp(`addEventListener\\((?:${names.join('|')})\\b`);
  const listening = (await sources()).filter(({ text }) => heard.test(text)).map(({ file }) => file);
  expect(listening).toEqual([]);
});

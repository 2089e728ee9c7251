import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OfflineFiles } from '../../web/src/offline/offline-files.ts';

const scriptName = 'sw.js';
const textFile = /^assets\/text-([a-z]{2}(?:-(?:au|ch))?)-/;
/** Without the files of the overlay and of the API's reference: few visitors ever open one, and none without the network. */
const program = /^(assets\/(?!overlay\/|api-docs\/)|favicon\.svg$|manifest\.webmanifest$)/;
const picture = /^media\/[^/]+\.png$/;

/** Writes the list of the page's files in front of the service worker's program. */
export async function makeServiceWorker(folder: string): Promise<void> {
  const path = join(folder, scriptName);
  const script = await readFile(path, 'utf8');
  if (/\bimport\b/.test(script))
    throw new Error('The service worker shares code with the page: it must stand alone');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((file) => file !== scriptName)
    .sort();
  const version = await digestOf(folder, files);
  await writeFile(path, `const offlineFiles = ${JSON.stringify(sorted(files, version))};\n${script}`);
}

function sorted(files: readonly string[], version: string): OfflineFiles {
  const texts: Record<string, string[]> = {};
  for (const file of files) {
    const [, language] = textFile.exec(file) ?? [];
    if (language) texts[language] = [...(texts[language] ?? []), `/${file}`];
  }
  const addresses = (kind: RegExp) =>
    files.filter((file) => kind.test(file) && !textFile.test(file)).map((file) => `/${file}`);
  return { version, program: addresses(program), texts, pictures: addresses(picture) };
}

/** A digest of all files, pages included: any difference is a new version. */
async function digestOf(folder: string, files: readonly string[]): Promise<string> {
  const digest = createHash('sha256');
  for (const file of files)
    digest
      .update(file)
      .update('\0')
      .update(await readFile(join(folder, file)));
  return digest.digest('hex').slice(0, 16);
}

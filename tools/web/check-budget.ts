import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { aim, limit, verdictOn } from './bundle-budget.ts';
import { textSources } from './make-pages.ts';
import { type Manifest, scriptsFor } from './scripts-for.ts';

const build = join(import.meta.dirname, '../../build');
const manifest: Manifest = JSON.parse(await readFile(join(build, 'web-manifest.json'), 'utf8'));

/** Everything that the first view fetches: the program, the first tab, the texts of one language. */
const firstView = ['index.html', 'src/features/choices/ChoicesPanel.tsx', ...textSources('en')];

const compressedSize = async (file: string) => {
  const path = join(build, 'web', file);
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size / 1000;
};

let total = 0;
for (const file of scriptsFor(manifest, firstView)) {
  const size = await compressedSize(file);
  total += size;
  console.log(`${size.toFixed(1).padStart(8)} kB  ${file}`);
}
const verdict = verdictOn(total);
console.log(
  `${total.toFixed(1).padStart(8)} kB  in all (Brotli): ${verdict} of ${aim} kB, limit ${limit} kB`,
);
if (verdict === 'too large') process.exit(1);

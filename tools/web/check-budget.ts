import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { firstTextsSource } from '../../web/vite/first-texts.ts';
import { embedExcess, excesses } from './bundle-budget.ts';
import { type Manifest, scriptsFor, stylesFor } from './scripts-for.ts';

const build = join(import.meta.dirname, '../../build');
const manifest: Manifest = JSON.parse(await readFile(join(build, 'web-manifest.json'), 'utf8'));
const assets = await readdir(join(build, 'web/assets'));

const compressedSize = async (file: string) => {
  const path = join(build, 'web', file);
  const compressed = await stat(`${path}.br`).catch(() => stat(path));
  return compressed.size / 1000;
};

async function weigh(files: readonly string[]): Promise<number> {
  let total = 0;
  for (const file of files) {
    const size = await compressedSize(file);
    total += size;
    console.log(`${size.toFixed(1).padStart(8)} kB  ${file}`);
  }
  return total;
}

/** Everything that a guest's browser fetches before the wheel can be spun, in one language. */
const early = assets.filter((file) => /^early-.*\.js$/.test(file)).map((file) => `assets/${file}`);
const scriptFiles = [...early, ...scriptsFor(manifest, ['index.html', firstTextsSource('en')])];
const scripts = await weigh(scriptFiles);
const styles = await weigh(stylesFor(manifest, ['index.html']));
console.log(`${scripts.toFixed(1).padStart(8)} kB of scripts (Brotli) in ${scriptFiles.length} files`);
console.log(`${styles.toFixed(1).padStart(8)} kB of styles (Brotli)`);

const embed = (await stat(join(build, 'web/embed.js'))).size / 1000;
console.log(`${embed.toFixed(1).padStart(8)} kB  embed.js, not compressed`);

const faults = [...excesses({ scripts, scriptFiles: scriptFiles.length, styles }), ...embedExcess(embed)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Package {
  name: string;
  version: string;
  license: string;
  folder: string;
}

/** It counts installations for the vendor of a viewer, unless package.json says no, as ours does; nothing of it is built in. */
const unused = '@scarf/scarf';

/** The packages of the built page, and those that they bring along, by name. */
export function shippedPackages(root: string): Package[] {
  const found = new Map<string, Package>();
  const add = (folder: string) => {
    const { dependencies = {} } = readPackage(folder);
    for (const name of Object.keys(dependencies)) {
      if (found.has(name) || name === unused) continue;
      const inside = folderOf(name, folder);
      found.set(name, { ...readPackage(inside), folder: inside });
      add(inside);
    }
  };
  add(join(root, 'web'));
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Where Node finds a package from this folder; `exports` may hide its package.json from `resolve`. */
function folderOf(name: string, from: string): string {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const place = places.find((each) => existsSync(join(each, name, 'package.json')));
  if (!place) throw new Error(`The package ${name} is not installed.`);
  return join(place, name);
}

const readPackage = (folder: string): Omit<Package, 'folder'> & { dependencies?: Record<string, string> } =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** The licences that the page has to show, each in full. */
export function licencesText(root: string): string {
  const parts = shippedPackages(root).map(({ name, version, license, folder }) => {
    const texts = ['LICENSE', 'NOTICE'].map((file) => join(folder, file)).filter((file) => existsSync(file));
    const text = texts.map((file) => readFileSync(file, 'utf8').trim()).join('\n\n');
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return ['The page is made with these packages.\n', ...parts].join(`\n${'-'.repeat(80)}\n\n`);
}

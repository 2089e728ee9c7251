import { dirname, join, relative } from 'node:path';
import type { Source } from './page-sources.ts';

const specifier =
  /(?:\bfrom|\bimport\s*\(|\bimport|\bmock\w*\(|\bcomposes:[^;]*\bfrom)\s*['"](\.{1,2}\/[^'"]+)['"]/g;

const featureOf = (file: string): string | undefined => /^features\/([^/]+)\//.exec(file)?.[1];

/**
 * The imports by which one feature reaches into another, as "file imports file". Biome's patterns can't say "any other
 * feature than this one": they see the words of an import, not where it leads.
 */
export function foreignImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({ file, text }) => {
    const own = featureOf(file);
    if (own === undefined) return [];
    return [...text.matchAll(specifier)]
      .map(([, path = '']) => relative('.', join(dirname(file), path)))
      .filter((target) => (featureOf(target) ?? own) !== own)
      .map((target) => `${file} imports ${target}`);
  });
}

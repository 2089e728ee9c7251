import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const tree = join(import.meta.dirname, '../..');

/** A text that a story expects on the screen, and the file that says so. */
export interface Quoted {
  file: string;
  text: string;
}

/** Every text that a page may show: those of the locales, of the content, and of the contract. */
export const heldTexts = (): string[] => [
  read('api/openapi.yaml'),
  ...['web/src/i18n/locales', 'content'].flatMap((folder) =>
    filesBelow(folder, /\.json$/).flatMap((file) => stringsIn(JSON.parse(read(file)))),
  ),
];

/** What locators and expectations quote, where it is a sentence: three words that the story didn't type itself. */
export const quotedTexts = (files = filesBelow('e2e', /\.spec\.ts$/).map(withText)): Quoted[] =>
  files.flatMap(({ file, text }) => {
    const typed = text.replaceAll(quoting, '');
    return [...text.matchAll(quoting)]
      .map(([, said = '']) => said.replaceAll(/\\(.)/g, '$1'))
      .filter((said) => said.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 3)
      .filter((said) => !typed.includes(said))
      .map((said) => ({ file, text: said }));
  });

/** The quoted texts that no text holds any more, with its places filled or as the most of what is said. */
export function staleQuotes(quoted: readonly Quoted[], held: readonly string[]): Quoted[] {
  const all = held.map((text) => ` ${words(text).join(' ')} `).join('\n');
  const filled = held
    .filter((text) => text.includes('{{') && words(text).join('').replaceAll('#', '').length >= leastOfIt)
    .map(withAnythingInPlaces);
  return quoted.filter(
    ({ text }) => !holdsMostOf(words(text), all) && !filled.some((pattern) => pattern.test(text)),
  );
}

/** A text of less than these letters says too little to be told by its places: “{{label}}: {{value}}”. */
const leastOfIt = 4;
const quoting =
  /(?:name:|get(?:By(?:Text|Label|Placeholder|Title|AltText))\(|to(?:Have|Contain)(?:Text|AccessibleName)\()\s*'((?:\\.|[^'\\])*)'/g;

/** Whether a run of the words, with at least half of their letters, occurs in the texts. */
const holdsMostOf = (said: readonly string[], all: string): boolean =>
  said.some((_, start) =>
    said.slice(start).some((_, length) => {
      const run = said.slice(start, start + length + 1);
      return run.join('').length >= said.join('').length / 2 && all.includes(` ${run.join(' ')} `);
    }),
  );

const withAnythingInPlaces = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\{.*?\}\}/g, '.+')}$`);

/** Words alone: places and numbers are the same, signs are gone. */
const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/\{\{.*?\}\}|\d[\d.,]*/g, '#')
    .split(/[^\p{L}#’'-]+/u)
    .filter(Boolean);

const filesBelow = (folder: string, name: RegExp): string[] =>
  readdirSync(join(tree, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .sort()
    .map((file) => `${folder}/${file}`);
const read = (file: string) => readFileSync(join(tree, file), 'utf8');
const withText = (file: string): Quoted => ({ file, text: read(file) });

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

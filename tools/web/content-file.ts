import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const content = join(import.meta.dirname, '../../content');
export const contentWheelFolder = join(content, 'wheels');
export const legalFolder = join(content, 'legal');
export const ideaFolder = join(content, 'ideas');
export const setFolder = join(content, 'sets');
export const readingFolder = join(content, 'reading');
export const themesFile = join(content, 'themes.json');

interface Theme {
  name: string;
  palettes: { name: string; colors: { background: string; text: string }[] }[];
}
export type Themes = Record<string, Theme>;

export const readThemes = (): Promise<Themes> => readJson(themesFile);

/** The content of each JSON file of a folder, with the file's name. */
export async function readFolder<Content>(folder: string): Promise<{ file: string; content: Content }[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => ({
      file: basename(file, '.json'),
      content: await readJson<Content>(join(folder, file)),
    })),
  );
}

async function readJson<Content>(file: string): Promise<Content> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export const paletteNamed = (themes: Themes, theme: string | undefined, palette: string | undefined) =>
  themes[theme ?? '']?.palettes?.find(({ name }) => name === palette);

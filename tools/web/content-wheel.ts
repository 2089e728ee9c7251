import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import type { Sample, SampleTemplate } from '../../web/src/wheel/sample.ts';

const content = join(import.meta.dirname, '../../content');
export const contentWheelFolder = join(content, 'wheels');
export const themesFile = join(content, 'themes.json');

interface ContentTexts {
  slug: string;
  name: string;
  description: string;
  choices?: string[];
}

/** A file of `content/wheels/`: what docs/howto/add-a-sample-wheel.md describes. */
export type ContentWheel = SampleTemplate & {
  id: string;
  order: number;
  /** For languages that have none of their own: numbers are the same everywhere. */
  choices?: string[];
  languages: Record<LanguageCode, ContentTexts>;
};

interface Theme {
  name: string;
  palettes: { name: string; colors: { background: string; text: string }[] }[];
}
export type Themes = Record<string, Theme>;

export interface NamedWheel {
  file: string;
  wheel: ContentWheel;
}

export async function readContentWheels(): Promise<NamedWheel[]> {
  const files = (await readdir(contentWheelFolder)).filter((file) => file.endsWith('.json'));
  const wheels = await Promise.all(
    files.map(async (file) => ({
      file: basename(file, '.json'),
      wheel: await readJson(contentWheelFolder, file),
    })),
  );
  return wheels.sort((one, other) => one.wheel.order - other.wheel.order);
}

export const readThemes = (): Promise<Themes> => readJson(themesFile);

async function readJson(...path: string[]) {
  const file = join(...path);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export const choicesIn = ({ languages, choices }: ContentWheel, language: LanguageCode): string[] =>
  languages[language]?.choices ?? choices ?? [];

export const paletteOf = ({ 'wheel-definition': definition }: ContentWheel, themes: Themes) =>
  themes[definition?.['wheel-theme'] ?? '']?.palettes?.find(
    ({ name }) => name === definition['wheel-palette'],
  );

/** What the page gets of a content wheel: one language, and the colours so that it need not fetch the themes. */
export function sampleIn(contentWheel: ContentWheel, language: LanguageCode, themes: Themes): Sample {
  const { id: _id, order: _order, choices: _choices, languages, ...wheel } = contentWheel;
  const { slug, name, description } = languages[language];
  const colors = paletteOf(contentWheel, themes)?.colors ?? [];
  return {
    slug,
    name,
    description,
    choices: choicesIn(contentWheel, language),
    colors: colors.map(({ background, text }) => ({ background, color: text })),
    wheel,
  };
}

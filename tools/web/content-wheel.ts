import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import type { Sample, SampleTemplate } from '../../web/src/wheel/sample.ts';
import { contentWheelFolder, paletteNamed, readFolder, type Themes } from './content-file.ts';

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

export interface NamedWheel {
  file: string;
  wheel: ContentWheel;
}

export async function readContentWheels(): Promise<NamedWheel[]> {
  const files = await readFolder<ContentWheel>(contentWheelFolder);
  const wheels = files.map(({ file, content }) => ({ file, wheel: content }));
  return wheels.sort((one, other) => one.wheel.order - other.wheel.order);
}

export const choicesIn = ({ languages, choices }: ContentWheel, language: LanguageCode): string[] =>
  languages[language]?.choices ?? choices ?? [];

export const paletteOf = ({ 'wheel-definition': definition }: ContentWheel, themes: Themes) =>
  paletteNamed(themes, definition?.['wheel-theme'], definition?.['wheel-palette']);

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

import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import type { Sample } from '../../web/src/wheel/document/sample.ts';
import type { SampleTemplate } from '../../web/src/wheel/document/wire-format.ts';
import { contentWheelFolder, paletteNamed, readFolder, type Themes } from './content-file.ts';

interface ContentTexts {
  slug: string;
  name: string;
  description: string;
  choices?: string[];
}

/** A file of `content/wheels/`: see docs/howto/add-a-sample-wheel.md. */
export type ContentWheel = SampleTemplate & {
  id: string;
  order: number;
  /** For languages without choices of their own, such as numbers. */
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

const colorsOf = (contentWheel: ContentWheel, themes: Themes) =>
  paletteOf(contentWheel, themes)?.colors.map(({ background, text }) => ({ background, color: text })) ?? [];

/**
 * A content wheel as the page gets it: one language, with the colours, so that the page doesn't fetch the themes; it has
 * the house colours itself. */
export function sampleIn(contentWheel: ContentWheel, language: LanguageCode, themes: Themes): Sample {
  const { id: _id, order: _order, choices: _choices, languages, ...wheel } = contentWheel;
  const { slug, name, description } = languages[language];
  return {
    slug,
    name,
    description,
    choices: choicesIn(contentWheel, language),
    ...(wheel['wheel-definition']['wheel-colors'] === 'house'
      ? {}
      : { colors: colorsOf(contentWheel, themes) }),
    wheel,
  };
}

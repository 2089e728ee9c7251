import type { LanguageCode } from '../../web/src/i18n/languages.ts';
import { legalFolder, readFolder } from './content-file.ts';

export interface LegalTexts {
  title: string;
  intro: string;
  /** Shown in place of an address if the operator has set none. */
  noContact: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** A file of `content/legal/`: a page that the operator is responsible for, or the help. */
export interface NamedLegal {
  file: string;
  languages: Record<LanguageCode, LegalTexts>;
}

export async function readContentLegal(): Promise<NamedLegal[]> {
  const files = await readFolder<Omit<NamedLegal, 'file'>>(legalFolder);
  return files.map(({ file, content }) => ({ file, languages: content.languages }));
}

import { readText, request } from '../../network/request';

/** The pages that the operator is responsible for. */
export const legalPages = ['privacy', 'terms', 'schools', 'help'] as const;
export type LegalPageName = (typeof legalPages)[number];

export interface LegalText {
  page: string;
  language: string;
  title: string;
  intro: string;
  /** The operator's mail address as it appears in the paragraphs; empty when there is none. */
  mail: string;
  sections: { heading: string; paragraphs: string[] }[];
}

/** The text that the server embedded in a page, if it is that text in that language. */
export function carriedLegalText(from: Document, page: string, language: string): LegalText | null {
  const text = from.getElementById('legal-text')?.textContent;
  if (!text) return null;
  try {
    const carried: LegalText = JSON.parse(text);
    const isIt = carried.page === page && carried.language === language && Array.isArray(carried.sections);
    return isIt ? carried : null;
  } catch {
    return null;
  }
}

/** The same in another language, taken from the page of that language. */
export async function fetchLegalText(page: string, language: string): Promise<LegalText> {
  const response = await request(`/${language}/${page}`);
  if (!response.ok) throw new Error(`The page could not be fetched: ${response.status}`);
  const fetched = new DOMParser().parseFromString(await readText(response), 'text/html');
  const text = carriedLegalText(fetched, page, language);
  if (!text) throw new SyntaxError('The page carries no text');
  return text;
}

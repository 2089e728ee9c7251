import { readText, request } from '../../network/request';

/** The pages that the operator is responsible for, and the help. */
const legalPages = ['privacy', 'terms', 'schools', 'help'] as const;

/** The page that an address names, such as `privacy`; a topic of the help has its own: `help/teams`. */
export function legalPageAt(pathname: string): { kind: (typeof legalPages)[number]; page: string } {
  const [, , ...words] = pathname.split('/').filter((word, place) => place === 0 || word !== '');
  const kind = legalPages.find((each) => each === words[0]) ?? 'privacy';
  return { kind, page: kind === 'help' ? words.join('/') : kind };
}

export interface LegalText {
  page: string;
  language: string;
  title: string;
  intro: string;
  /** The operator's mail address as it appears in the paragraphs; empty when there is none. */
  mail: string;
  /** A section without a heading continues the intro; a topic has its own page. */
  sections: { heading: string; paragraphs: string[]; topic: string }[];
}

/** The text that the server embedded in a page, if it is that text in that language. */
export function carriedLegalText(from: Document, page: string, language: string): LegalText | null {
  const text = from.getElementById('legal-text')?.textContent;
  if (!text) return null;
  try {
    const carried: LegalText = JSON.parse(text);
    // For an unknown topic, the server sends the whole help.
    const isPage = carried.page === page || page.startsWith(`${carried.page}/`);
    return isPage && carried.language === language && Array.isArray(carried.sections) ? carried : null;
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

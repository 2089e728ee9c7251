import type { Center } from '../../wheel/document';
import { isRecord } from '../../wheel/heal-values';
import { pictureAddress } from './web-address';

export type CenterContent =
  | { kind: 'picture'; address: string }
  | { kind: 'text'; pieces: CenterPiece[] }
  | { kind: 'none' };

interface CenterPiece {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
}

/** What a wheel shows in its centre: a picture, or the words of a piece of HTML. */
export function centerContent(center: Center | undefined): CenterContent {
  const picture = pictureAddress(center?.imageUrl) ?? pictureAddress(fieldOf(center?.image, 'url'));
  if (picture) return { kind: 'picture', address: picture };
  const html = fieldOf(center?.html, 'template');
  if (html.trim() === '') return { kind: 'none' };
  return readHtml(html);
}

const fieldOf = (value: unknown, field: string): string => {
  if (typeof value === 'string') return value;
  const inner = isRecord(value) ? value[field] : undefined;
  return typeof inner === 'string' ? inner : '';
};

// A shared wheel brings its HTML from a stranger: it is parsed in a document without scripts,
// and only its words, emphasis and first picture are taken over.
function readHtml(html: string): CenterContent {
  const { body } = new DOMParser().parseFromString(html.slice(0, 10_000), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template, noscript, iframe, object'))
    unread.remove();
  const address = pictureAddress(body.querySelector('img')?.getAttribute('src'));
  if (address) return { kind: 'picture', address };
  const pieces: CenterPiece[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    const within = (tags: string) => node.parentElement?.closest(tags) != null;
    if (text.trim()) pieces.push({ text, isStrong: within('b, strong'), isEmphasised: within('i, em') });
  }
  return pieces.length > 0 ? { kind: 'text', pieces } : { kind: 'none' };
}

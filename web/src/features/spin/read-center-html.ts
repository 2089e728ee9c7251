import { pictureAddress } from '../../files/web-address';

export type HtmlContent =
  | { kind: 'picture'; address: string }
  | { kind: 'words'; pieces: CenterPiece[] }
  | { kind: 'none' };

interface CenterPiece {
  text: string;
  isStrong: boolean;
  isEmphasised: boolean;
}

// A shared wheel's HTML comes from a stranger: it is parsed in a document without scripts, and only its
// words, emphasis and first picture are used.
export function readCenterHtml(html: string): HtmlContent {
  const { body } = new DOMParser().parseFromString(html.slice(0, 10_000), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template, noscript, iframe, object'))
    unread.remove();
  const address = pictureAddress(body.querySelector('img')?.getAttribute('src'));
  if (address) return { kind: 'picture', address };
  const pieces = piecesIn(body);
  return pieces.length > 0 ? { kind: 'words', pieces } : { kind: 'none' };
}

const ownLines = 'p, div, li, tr, h1, h2, h3, h4, h5, h6';
const newLine = () => document.createElement('br');

function piecesIn(body: HTMLElement): CenterPiece[] {
  for (const line of body.querySelectorAll(ownLines)) {
    line.before(newLine());
    line.after(newLine());
  }
  const pieces: CenterPiece[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let before = '\n';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.tagName !== 'BR') continue;
    const text = node instanceof Element ? '\n' : (node.textContent ?? '').replace(/\s+/g, ' ');
    // Blanks between two words are kept, those at the start of a line aren't.
    if (text.trim() === '' && before.endsWith('\n')) continue;
    const within = (tags: string) => node.parentElement?.closest(tags) != null;
    pieces.push({ text, isStrong: within('b, strong'), isEmphasised: within('i, em') });
    before = text;
  }
  while (pieces.at(-1)?.text.trim() === '') pieces.pop();
  return pieces;
}

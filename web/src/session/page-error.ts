import type { SessionNotice } from './notices';

/**
 * Reads an error that a proxy or an old server returned in place of the page: its body is bare JSON. Removes the text,
 * so that the page can appear.
 */
export function takePageError(body: HTMLElement): SessionNotice | null {
  const nodes = [...body.childNodes].filter((node) => isText(node));
  const text = nodes
    .map((node) => node.textContent)
    .join('')
    .trim();
  if (!text.startsWith('{')) return null;
  const error = readError(text);
  if (error === null) return null;
  for (const node of nodes) node.remove();
  if (!document.getElementById('root')) {
    body.prepend(Object.assign(document.createElement('div'), { id: 'root' }));
  }
  if (/invalid or expired token/i.test(error)) return { as: 'popup', text: 'linkUsed' };
  return { as: 'popup', text: 'linkFailed', message: error };
}

/** Browsers show a JSON response as bare text or as one `pre`. */
const isText = (node: Node) =>
  node.nodeType === Node.TEXT_NODE || (node instanceof HTMLElement && node.tagName === 'PRE');

/** The error's message, `''` when it has none, `null` when the text is no error. */
function readError(text: string): string | null {
  try {
    const { success, error, message } = JSON.parse(text);
    if (success !== false && error === undefined) return null;
    return [error, message].find((each) => typeof each === 'string') ?? '';
  } catch {
    return null;
  }
}

/** Where unreadable addresses lead. */
const unreadable = '/dashboard';
const longest = 2048;

/**
 * Where to go after sign-in: always a path of this site. Browsers drop tabs and line breaks, take `\` for `/` and fold
 * dots away, so each of these could turn a path into another site's address.
 */
export function returnTarget(asked: string | null | undefined, origin = window.location.origin): string {
  if (!asked) return '/';
  if (asked.length > longest) return unreadable;
  if (!asked.startsWith('/')) return fromFullAddress(asked, origin);
  const [withoutHash = ''] = asked.split('#');
  const question = withoutHash.indexOf('?');
  return question < 0
    ? target(withoutHash, '')
    : target(withoutHash.slice(0, question), withoutHash.slice(question));
}

function fromFullAddress(asked: string, origin: string): string {
  // What a browser would mend (`https:evil.com`, a tab in the scheme) is no address here.
  if (!/^https?:\/\/[^/\\]/i.test(asked)) return unreadable;
  const path = /^https?:\/\/[^/?#]*([^?#]*)/i.exec(asked)?.[1] ?? '';
  try {
    const url = new URL(asked);
    return target(path || '/', url.origin === origin && !url.username ? url.search : '');
  } catch {
    return unreadable;
  }
}

function target(path: string, query: string): string {
  if (couldLeaveWhenDecoded(path)) return unreadable;
  if (path === '/login' || path === '/login/') return '/';
  return encodeURI(path).replaceAll('%25', '%') + (query === '?' ? '' : headerSafe(query));
}

/** Also after something on the way decoded it once more than it should. */
function couldLeaveWhenDecoded(path: string): boolean {
  let current = path;
  for (let round = 0; round < 4; round += 1) {
    if (couldLeave(current)) return true;
    const next = decodedOnce(current);
    if (next === current) return false;
    current = next;
  }
  return true;
}

const couldLeave = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0020\u007f\\]|\/\//.test(path) || /\/\.{1,2}\//.test(`${path}/`);

const decodedOnce = (text: string): string =>
  text.replace(/%([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const headerSafe = (query: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
  query.replace(/[\u0000-\u0020\u007f"<>]/g, (letter) => encodeURIComponent(letter));

/** Never from the cache: only the server knows the current state. */
const alwaysAsked = /^\/(api|public)\//;
const looksLikeFile = /\.[^/]*$/;

/** Sounds are stored once they have been used, whatever version of the page used them. */
export const soundsBelow = '/media/sounds/';

export type RequestKind = 'page' | 'file' | 'sound' | 'other';

type Asked = Pick<Request, 'method' | 'mode' | 'url'> & { headers: Pick<Headers, 'has'> };

export function requestKind(request: Asked, origin: string, isOurs: (path: string) => boolean): RequestKind {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || from !== origin || alwaysAsked.test(pathname)) return 'other';
  if (request.mode === 'navigate') return looksLikeFile.test(pathname) ? 'other' : 'page';
  if (request.headers.has('range')) return 'other';
  if (pathname.startsWith(soundsBelow)) return 'sound';
  return pathname.startsWith('/assets/') || isOurs(pathname) ? 'file' : 'other';
}

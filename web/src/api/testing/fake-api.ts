import { vi } from 'vitest';

type Answer = { status?: number; body?: unknown; headers?: Record<string, string>; redirectedTo?: string };
export type Handler = Answer | (() => Answer | Promise<Answer>) | 'offline';

interface Call {
  route: string;
  query: URLSearchParams;
  bearer: string | null;
  accept: string | null;
  body: unknown;
}

/** A server made of a table like `{'GET /api/user/profile': {…}}`; any other call gets a 404. */
export function fakeApi(table: Record<string, Handler>) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address);
    const route = `${init.method ?? 'GET'} ${pathname}`;
    const headers = new Headers(init.headers);
    calls.push({
      route,
      query: searchParams,
      bearer: headers.get('Authorization')?.replace(/^Bearer /, '') ?? null,
      accept: headers.get('Accept'),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    const handler = table[route] ?? {
      status: 404,
      body: { success: false, message: 'There is no such call.' },
    };
    if (handler === 'offline') throw new TypeError('Failed to fetch');
    return responseOf(typeof handler === 'function' ? await handler() : handler);
  });
  return { table, calls, routes: () => calls.map(({ route }) => route) };
}

function responseOf({ status = 200, body, headers = {}, redirectedTo }: Answer): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? { success: true });
  const response = new Response(status === 204 ? null : text, { status, headers });
  if (redirectedTo) {
    Object.defineProperty(response, 'redirected', { value: true });
    Object.defineProperty(response, 'url', { value: redirectedTo });
  }
  return response;
}

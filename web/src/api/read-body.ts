import { readText } from '../network/request';

export type Body = Record<string, unknown>;

/**
 * The response's JSON object; `null` for anything else, such as a proxy's error page. A truncated body throws: taken
 * for an empty one, a lost connection would end a session or count as a success.
 */
export const readBody = async (response: Response): Promise<Body | null> => bodyIn(await readText(response));

export function bodyIn(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Body) : null;
  } catch {
    return null;
  }
}

export function textIn(body: Body | null, field: string): string | undefined {
  const text = body?.[field];
  return typeof text === 'string' && text !== '' ? text : undefined;
}

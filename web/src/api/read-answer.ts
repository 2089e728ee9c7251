import { readText } from '../network/request';
import { ApiError } from './api-error';

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

/** Why a response isn't a success. */
export function failedAnswer(response: Response, body: Body | null): ApiError {
  const message = textIn(body, 'message') ?? `API error: ${response.status} ${response.statusText}`.trimEnd();
  const seconds = Number(response.headers.get('Retry-After'));
  const minutes = seconds > 0 ? Math.ceil(seconds / 60) : undefined;
  return new ApiError(message, response.status, textIn(body, 'code'), minutes, body ?? {});
}

/** A proxy in front of the server wants to verify a human first: this says nothing about the session or the request. */
export const isChallenged = ({ status, headers }: Response): boolean =>
  status === 403 && headers.has('cf-mitigated');

/**
 * Returns the body of a success and throws anything else. Every response is JSON: a page from a proxy isn't a success.
 */
export async function successOf(response: Response): Promise<Body> {
  const body = await readBody(response);
  if (!response.ok || !body || body.success === false) throw failedAnswer(response, body);
  return body;
}

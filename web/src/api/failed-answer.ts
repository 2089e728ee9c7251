import { ApiError } from './api-error';
import { type Body, readBody, textIn } from './read-body';

/** Why an answer is no success. */
export function failedAnswer(response: Response, body: Body | null): ApiError {
  const message = textIn(body, 'message') ?? `API error: ${response.status} ${response.statusText}`.trimEnd();
  const seconds = Number(response.headers.get('Retry-After'));
  const minutes = seconds > 0 ? Math.ceil(seconds / 60) : undefined;
  return new ApiError(message, response.status, textIn(body, 'code'), minutes, body ?? {});
}

/** A server between us and ours wants to see a human first: this says nothing about the session or the request. */
export const isChallenged = ({ status, headers }: Response): boolean =>
  status === 403 && headers.has('cf-mitigated');

/**
 * The body of a success; anything else is thrown. Every call is answered in JSON: a page that something on the way put
 * in its place is no success.
 */
export async function successOf(response: Response): Promise<Body> {
  const body = await readBody(response);
  if (!response.ok || !body || body.success === false) throw failedAnswer(response, body);
  return body;
}

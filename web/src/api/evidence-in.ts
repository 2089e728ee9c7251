import { readText } from '../network/request';
import { failedAnswer } from './failed-answer';
import { type Body, bodyIn } from './read-body';
import { isUnambiguous } from './unambiguous-json';

/**
 * The body of a success, for checking a draw; null if another program could read it in another way. Throws anything else,
 * and text that isn't UTF-8: the browser would put U+FFFD in place of what it can't read, and then check that.
 */
export async function evidenceIn(response: Response): Promise<Body | null> {
  const text = await readText(response, new TextDecoder('utf-8', { fatal: true }));
  const body = bodyIn(text);
  if (!response.ok || !body || body.success === false) throw failedAnswer(response, body);
  return isUnambiguous(text) ? body : null;
}

import { AuthenticationRequired } from '../../api/api-error';
import { notify } from './notify';

/** Says that something did not work, unless the visitor has just been told that the session is over. */
export function tellFailure(error: unknown, text: string): void {
  if (error instanceof AuthenticationRequired) return;
  console.warn(text, error);
  notify('error', text);
}

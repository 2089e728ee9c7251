import { ApiError } from '../../api/api-error';
import { problemOf, problemOfCode } from '../../api/problem';
import { textIn } from '../../api/read-answer';
import { problemText } from '../../components/problem/problem-text';
import { notify } from '../../components/toasts/notify';
import { translate } from '../../i18n/translate';
import { isChallenge, isRateLimit, isSessionProblem } from '../media-calls';
import type { MediaKind } from '../media-item';
import { refreshMedia } from '../media-lists';
import { askToLogIn } from './ask-to-log-in';

/** Tells the visitor why a file wasn't uploaded. */
export async function tellUploadProblem(error: unknown): Promise<void> {
  if (isSessionProblem(error)) return askToLogIn('expired');
  console.warn('A file could not be uploaded.', error);
  if (isChallenge(error)) return tellChallenge();
  notify('error', translate('media:uploadFailed', { message: messageFor(error) }));
}

/** In the visitor's language where the reason is known, otherwise the server's message, as the specification asks. */
function messageFor(error: unknown): string {
  const problem = isRateLimit(error) ? 'tooOften' : problemOf(error);
  const isKnown = problem === 'busy' || problem === 'tooOften' || !(error instanceof ApiError);
  const said = isKnown || problemOfCode(error.code) ? undefined : textIn(error.body, 'message');
  return said ?? problemText(problem, 'media');
}

const tellChallenge = (): void => notify('warning', translate('media:challenge'));

export async function tellDeleteProblem(error: unknown, kind: MediaKind): Promise<void> {
  if (isSessionProblem(error)) return askToLogIn('expired');
  console.warn('A file could not be deleted.', error);
  if (isChallenge(error)) return tellChallenge();
  notify('error', translate(`media:${kind}.deleteFailed`));
}

/** Tells the visitor about a list that couldn't be loaded, unless the list itself does. */
export async function tellListProblem(error: unknown): Promise<void> {
  console.warn('A list of files could not be loaded.', error);
  if (isSessionProblem(error)) return askToLogIn('expired');
  if (isChallenge(error)) tellChallenge();
}

/** Fetches a list again, and tells the visitor when that doesn't help. */
export async function refreshAndTell(kind: MediaKind): Promise<void> {
  try {
    const result = await refreshMedia(kind);
    if (result === 'exhausted') notify('error', translate('media:refresh.failed'));
  } catch (error) {
    if (isRateLimit(error)) notify('warning', translate('media:refresh.rateLimit'));
    else await tellListProblem(error);
  }
}

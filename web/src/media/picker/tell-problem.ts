import { ApiError } from '../../api/api-error';
import { textIn } from '../../api/read-body';
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

/** In the visitor's language where the reason is known, otherwise the server's message. */
function messageFor(error: unknown): string {
  const reason = reasonOf(error);
  const said = reason === 'other' && error instanceof ApiError ? textIn(error.body, 'message') : undefined;
  return said ?? translate(`media:problems.${reason}`);
}

const tellChallenge = (): void => notify('warning', translate('media:challenge'));

/** The server's codes, and the texts for the visitor. */
const reasons = {
  file_too_large: 'tooLarge',
  invalid_file_type: 'wrongType',
  verification_failed: 'verification',
  quota_exceeded: 'quota',
  picture_too_large: 'pixels',
  too_many_frames: 'moving',
  sound_too_long: 'tooLong',
  unreadable_file: 'broken',
  too_much_metadata: 'broken',
  bad_form: 'broken',
} as const;

type Reason = (typeof reasons)[keyof typeof reasons] | 'rateLimit' | 'busy' | 'offline' | 'other';

function reasonOf(error: unknown): Reason {
  if (error instanceof TypeError) return 'offline';
  if (!(error instanceof ApiError)) return 'other';
  if (isRateLimit(error)) return 'rateLimit';
  if (error.code && Object.hasOwn(reasons, error.code)) return reasons[error.code as keyof typeof reasons];
  return error.status >= 502 && error.status <= 507 ? 'busy' : 'other';
}

export async function tellDeleteProblem(error: unknown, kind: MediaKind): Promise<void> {
  if (isSessionProblem(error)) return askToLogIn('expired');
  console.warn('A file could not be deleted.', error);
  if (isChallenge(error)) return tellChallenge();
  notify('error', translate(`media:${kind}.deleteFailed`));
}

/** Tells the visitor what a list that can't be loaded doesn't say itself. */
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

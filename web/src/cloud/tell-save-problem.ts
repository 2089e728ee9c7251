import { bearer } from '../api/bearer';
import { notify, type ToastAction } from '../components/toasts/notify';
import { translator } from '../i18n/translate';
import { wheelStore } from '../wheel/store';
import type { CloudError } from './cloud-error';
import { isAuthFailure } from './cloud-failure';
import { rememberWheelFor } from './lead-through-sign-in';
import { coEditKeyFor } from './owner';

const readingTime = 10_000;

type Save = (options: { asCopy: boolean }) => void;

/** Tells the visitor why the wheel wasn't saved, that it is still here, and what to do. */
export function tellSaveProblem(error: CloudError, save: Save): void {
  if (isAuthFailure(error)) {
    void saveAfterSignIn();
    return;
  }
  const [text, action] = sentenceFor(error, save);
  notify('error', text, action, readingTime);
}

/** The session is over: the visitor reads that and signs in, and then this wheel is saved. */
async function saveAfterSignIn(): Promise<void> {
  await rememberWheelFor('save');
  bearer().end();
  bearer().showExpired();
}

const isCoEdited = (): boolean => coEditKeyFor(wheelStore.getState().wheel.id) !== null;

function sentenceFor(error: CloudError, save: Save): [text: string, action?: ToastAction] {
  const t = translator('cloud');
  const retry = { label: t('problem.retry'), run: () => save({ asCopy: false }) };
  const copy = { label: t('problem.asCopy'), run: () => save({ asCopy: true }) };
  switch (error.status) {
    case 0:
      return [t('problem.offline'), retry];
    case 409:
      if (error.code === 'too_many_wheels') return [t('problem.tooMany')];
      if (error.code === 'wheel_quota_exceeded') return [t('problem.quotaExceeded')];
      return [isCoEdited() ? t('problem.coEditEnded') : t('problem.notOwner'), copy];
    case 413:
      return [t('problem.tooLarge')];
    case 422:
      return [t('problem.invalid', { reason: error.message })];
    case 429:
    case 503:
      return [t('problem.busy'), retry];
    default:
      return [t('problem.other'), retry];
  }
}

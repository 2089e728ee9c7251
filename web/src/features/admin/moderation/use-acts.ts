import { useRef } from 'react';
import { ApiError } from '../../../api/api-error';
import { notify, tellFailure } from '../../../components/toasts/notify';
import { useTranslation } from '../../../i18n/use-translation';

interface Act {
  work: () => Promise<void>;
  takeBack: () => Promise<void>;
  /** The message after a success. */
  told: string;
}

/** Carries out a moderator's decisions, and can undo the last one. An act returns whether it worked. */
export function useActs(afterwards: () => void) {
  const { t } = useTranslation('moderation');
  const lastUndo = useRef<(() => Promise<boolean>) | undefined>(undefined);

  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 409)
        notify('warning', t(error.code === 'filtered_word' ? 'filtered.refused' : 'changed'));
      else tellFailure(error, t('actionFailed'));
      return false;
    } finally {
      afterwards();
    }
  };
  const undo = async () => {
    const work = lastUndo.current;
    lastUndo.current = undefined;
    await work?.();
  };
  const act = async ({ work, takeBack, told }: Act) => {
    const worked = await attempt(work);
    if (!worked) return false;
    lastUndo.current = () => attempt(takeBack);
    notify('success', told, { label: t('common:undo'), run: () => void undo() });
    return true;
  };
  return { act, undo };
}

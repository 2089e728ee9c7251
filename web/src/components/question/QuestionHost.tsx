import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '../lazy-part/lazy-part';
import { notify } from '../toasts/notify';
import { questionStore } from './ask';

const dialog = lazyPart(() => import('./QuestionDialog').then((module) => module.QuestionDialog));

/** The place where questions appear. One that cannot be shown is answered with no: nothing is lost unasked. */
export function QuestionHost() {
  const { t } = useTranslation('errors');
  const asked = useStore(questionStore, (state) => state.asked);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!asked || isReady) return;
    dialog.fetch().then(
      () => setReady(true),
      (error: unknown) => {
        console.error('The question could not be loaded.', error);
        notify('error', `${t('part.title')}. ${t('part.text')}`);
        asked.answer(false);
      },
    );
  }, [asked, isReady, t]);

  const Dialog = dialog.current;
  return asked && isReady && Dialog ? <Dialog /> : null;
}

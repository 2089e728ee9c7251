import { useStore } from 'zustand';
import { lazyPart, usePart } from '../lazy-part/lazy-part';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import { questionStore } from './ask';

const dialog = lazyPart(() => import('./QuestionDialog').then((module) => module.QuestionDialog));

/** The place where questions appear. One that cannot be shown is answered with no: nothing is lost unasked. */
export function QuestionHost() {
  const asked = useStore(questionStore, (state) => state.asked);
  const Dialog = usePart(asked && dialog, (error) => {
    tellMissingPart('The question could not be loaded.', error);
    asked?.answer(false);
  });
  return asked && Dialog ? <Dialog /> : null;
}

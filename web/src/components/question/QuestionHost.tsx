import { useStore } from 'zustand';
import { lazyPart, usePart } from '../lazy-part/lazy-part';
import { tellMissingPart } from '../lazy-part/tell-missing-part';
import { questionStore } from './ask';

const dialog = lazyPart(() => import('./QuestionDialog').then((module) => module.QuestionDialog));

/** Hosts the questions. One that can't be shown is answered with no: nothing is lost without being asked. */
export function QuestionHost() {
  const asked = useStore(questionStore, (state) => state.asked);
  const Dialog = usePart(asked && dialog, (error) => {
    tellMissingPart('The question could not be loaded.', error);
    asked?.answer(false);
  });
  return asked && Dialog ? <Dialog /> : null;
}

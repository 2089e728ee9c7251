import { createStore } from 'zustand/vanilla';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  cancel: string;
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

export const questionStore = createStore<{ asked: Asked | null }>()(() => ({ asked: null }));

/** Asks before something that cannot be taken back; a question that is already open is answered with no. */
export function ask(question: Question): Promise<boolean> {
  questionStore.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      questionStore.setState({ asked: null });
      resolve(isConfirmed);
    };
    questionStore.setState({ asked: { ...question, answer } });
  });
}

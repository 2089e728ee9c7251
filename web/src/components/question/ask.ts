import { createStore } from 'zustand/vanilla';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  /** Left out, there is nothing to decide: the question is a notice that is read and closed. */
  cancel?: string | undefined;
  /** How the answer yes looks; unset, it is as dangerous as what it leads to. */
  look?: 'main' | 'danger';
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

/** Tells something that must not be missed; resolves when it has been closed. */
export async function announce(notice: Omit<Question, 'cancel'>): Promise<void> {
  await ask(notice);
}

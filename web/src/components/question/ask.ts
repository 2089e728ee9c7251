import { createStore } from 'zustand/vanilla';

export interface Question {
  title: string;
  text: string;
  confirm: string;
  /** Without it there is nothing to decide: the question is a notice to read and close. */
  cancel?: string | undefined;
  /** The look of the yes button; by default `danger` for a decision, `main` for a notice. */
  look?: 'main' | 'danger';
  /** Has a person for its picture: a guest who needs an account has done nothing wrong. */
  isAboutSignIn?: boolean;
}

interface Asked extends Question {
  answer: (isConfirmed: boolean) => void;
}

export const questionStore = createStore<{ asked: Asked | null }>()(() => ({ asked: null }));

/** Asks before something that can't be undone. A question that is already open is answered with no. */
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

/** Shows something that must not be missed; resolves when it has been closed. */
export async function announce(notice: Omit<Question, 'cancel'>): Promise<void> {
  await ask(notice);
}

import { closeDialog, openDialog, whenClosed } from '../dialog/open-dialog';

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

export interface AskedQuestion extends Question {
  answer: (isConfirmed: boolean) => void;
}

/**
 * Asks before something that can't be undone. A question that is already open is answered with no, and so is one that
 * can't be shown: nothing is lost without asking.
 */
export async function ask(question: Question): Promise<boolean> {
  let hasConfirmed = false;
  const answer = (isConfirmed: boolean) => {
    hasConfirmed = isConfirmed;
    closeDialog('question');
  };
  await whenClosed(openDialog('question', { ...question, answer }));
  return hasConfirmed;
}

/** Shows something that must not be missed; resolves when it has been closed. */
export async function announce(notice: Omit<Question, 'cancel'>): Promise<void> {
  await ask(notice);
}

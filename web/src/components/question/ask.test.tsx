import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PageDialogs } from '../../testing/PageDialogs';
import { renderInEnglish } from '../../testing/render';
import { announce, ask } from './ask';

const question = { title: 'Leave it?', text: 'It goes.', confirm: 'Leave', cancel: 'Stay' };
const asked = async () => {
  await renderInEnglish(<PageDialogs />);
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = ask(question);
  });
  await screen.findByRole('alertdialog', { name: 'Leave it?', description: 'It goes.' });
  return answer;
};

it('is answered with yes only by its own button, which does not have the focus', async () => {
  const user = userEvent.setup();
  const pending = asked();
  await screen.findByRole('alertdialog');
  expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await pending).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('is answered with no by the other one', async () => {
  const user = userEvent.setup();
  const pending = asked();
  await screen.findByRole('alertdialog');
  await user.keyboard('{Enter}');
  expect(await pending).toBe(false);
});

it('gives way to the next question, unanswered', async () => {
  const first = ask(question);
  void ask({ ...question, title: 'Another?' });
  expect(await first).toBe(false);
});

it('has one button, which has the focus, where there is nothing to decide', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<PageDialogs />);
  const closed = announce({ title: 'It is over', text: 'Sign in again.', confirm: 'Log In' });
  await screen.findByRole('alertdialog', { name: 'It is over', description: 'Sign in again.' });
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Log In' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await closed;
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

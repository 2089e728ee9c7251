import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { AddPeople } from './NameForm';

const box = () => screen.getByRole('textbox', { name: 'Add somebody' });

async function slowRoom() {
  const answers: PromiseWithResolvers<void>[] = [];
  const add = vi.fn((_name: string) => {
    answers.push(Promise.withResolvers<void>());
    return answers.at(-1)?.promise ?? Promise.resolve();
  });
  await loadTexts('live');
  await renderInEnglish(<AddPeople add={add} />);
  return { add, answers };
}

it('takes the next names while one is on its way, and sends them in their order', async () => {
  const user = userEvent.setup();
  const { add, answers } = await slowRoom();
  await user.type(box(), 'Ann{Enter}Ben{Enter}Cem');
  expect(add.mock.calls).toEqual([['Ann']]);
  await act(async () => answers[0]?.resolve());
  expect(add.mock.calls).toEqual([['Ann'], ['Ben']]);
  await act(async () => answers[1]?.resolve());
  expect(box()).toHaveDisplayValue('Cem');
});

it('says who was refused, and puts the name back only into an empty box', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const user = userEvent.setup();
  const { answers } = await slowRoom();
  await user.type(box(), 'Ann{Enter}Ben');
  await act(async () => answers[0]?.reject(new ApiError('', 409, 'door_full')));
  expect(screen.getByText('Not added: Ann. The wheel is full.')).toBeVisible();
  expect(box()).toHaveDisplayValue('Ben');
  await user.type(box(), '{Enter}');
  await act(async () => answers[1]?.reject(new ApiError('', 409, 'door_full')));
  expect(box()).toHaveDisplayValue('Ben');
});

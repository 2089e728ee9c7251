import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { finishTyping } from '../../components/text-box/finish-typing';
import { renderInEnglish } from '../../testing/render';
import { wheelStore } from '../../wheel/store';
import { sliceOf } from '../../wheel/testing/slices';
import { wheelOf } from '../../wheel/testing/wheels';
import { RenameChoice } from './RenameChoice';

const texts = () => wheelStore.getState().wheel.slices.map(({ text }) => text);
const done = vi.fn();

async function typeName(name: string) {
  const [slice] = wheelStore.getState().wheel.slices;
  await renderInEnglish(
    <RenameChoice guid={slice?.guid ?? ''} text="Sushi" label="Text of Sushi" onDone={done} />,
  );
  const user = userEvent.setup();
  const box = screen.getByRole('textbox', { name: 'Text of Sushi' });
  await user.clear(box);
  await user.type(box, name);
  return { user, box: box as HTMLTextAreaElement };
}

beforeEach(() => {
  done.mockReset();
  wheelStore.getState().replaceWheel(wheelOf({ slices: [sliceOf({ text: 'Sushi' })] }));
});

it('a name that is being typed is handed over, and the field stays with its focus and caret', async () => {
  const { user, box } = await typeName('Maki');
  await user.keyboard('{ArrowLeft}');
  act(finishTyping);
  expect(texts()).toEqual(['Maki']);
  expect(done).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  expect(box.selectionStart).toBe(3);
});

it('Escape takes back what was handed over', async () => {
  const { user } = await typeName('Maki');
  act(finishTyping);
  await user.keyboard('{Escape}');
  expect(texts()).toEqual(['Sushi']);
});

it.each([
  ['handed over', () => act(finishTyping)],
  ['left', () => act(() => (document.activeElement as HTMLElement).blur())],
])('an unedited name keeps the change of another tab when it is %s', async (_how, end) => {
  await typeName('Sushi');
  const [slice] = wheelStore.getState().wheel.slices;
  act(() => wheelStore.getState().renameSlice(slice?.guid ?? '', 'Nigiri'));
  end();
  expect(texts()).toEqual(['Nigiri']);
});

it('an empty name is none', async () => {
  await typeName(' ');
  act(finishTyping);
  expect(texts()).toEqual(['Sushi']);
});

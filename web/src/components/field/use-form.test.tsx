import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { TextField } from './TextField';
import { useForm } from './use-form';

const send = vi.fn<(text: string) => Promise<boolean>>();

function Form() {
  const [name, setName] = useState('');
  const [text, setText] = useState('');
  const { form, faults, phase } = useForm({
    check: () => (text === '' ? { text: 'missing' } : {}),
    send: () => send(text),
  });
  return (
    <form {...form}>
      <TextField label="Name" name="name" value={name} onText={setName} />
      <TextField label="Text" name="text" fault={faults.text} value={text} onText={setText} />
      <button type="submit">Send</button>
      {phase}
    </form>
  );
}

const box = () => screen.getByRole('textbox', { name: 'Text' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

beforeEach(async () => {
  send.mockReset();
  await startI18n('en');
  render(<Form />);
});

it('shows a fault once it is to be sent, and puts the focus there', async () => {
  expect(box()).toBeValid();
  await press();
  expect(box()).toBeInvalid();
  expect(box()).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(box(), 'Hello');
  expect(box()).toBeValid();
});

it('is sent once, however often the button is pressed meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  send.mockReturnValue(promise);
  await userEvent.type(box(), 'Hello');
  await press();
  await press();
  expect(screen.getByText('sending')).toBeInTheDocument();
  await act(async () => resolve(true));
  expect(screen.getByText('sent')).toBeInTheDocument();
  expect(send.mock.calls).toEqual([['Hello']]);
});

it('can be sent again after it failed, and after it was sent', async () => {
  send.mockResolvedValueOnce(false).mockResolvedValue(true);
  await userEvent.type(box(), 'Hello');
  await press();
  expect(screen.getByText('writing')).toBeInTheDocument();
  await press();
  expect(screen.getByText('sent')).toBeInTheDocument();
  await userEvent.clear(box());
  expect(box()).toBeValid();
  await press();
  expect(box()).toBeInvalid();
  expect(send).toHaveBeenCalledTimes(2);
});

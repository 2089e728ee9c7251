import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { ColorField } from './ColorField';

/** The rule: three digits become six, six are kept, anything else is white. */
const coerce = (typed: string) =>
  /^#[0-9a-f]{6}$/i.test(typed)
    ? typed
    : typed.replace(/^(?!#...$).*/, '#ffffff').replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

const onChange = vi.fn();
const onEnd = vi.fn();

function Field() {
  const [value, setValue] = useState('#563d7c');
  const change = (color: string) => {
    onChange(color);
    setValue(color);
  };
  return (
    <ColorField
      label="Background"
      hexLabel="Background, hex"
      value={value}
      coerce={coerce}
      onChange={change}
      onEnd={onEnd}
    />
  );
}

const show = async () => {
  onChange.mockClear();
  onEnd.mockClear();
  await renderInEnglish(<Field />);
  return { picker: screen.getByLabelText('Background'), hex: screen.getByLabelText('Background, hex') };
};

it('takes every move within the picker, and ends when the picker does', async () => {
  const { picker } = await show();
  fireEvent.input(picker, { target: { value: '#112233' } });
  fireEvent.input(picker, { target: { value: '#445566' } });
  expect(onChange.mock.calls).toEqual([['#112233'], ['#445566']]);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent(picker, new Event('change', { bubbles: true }));
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('waits with a typed colour until it is whole, or the field is left', async () => {
  const user = userEvent.setup();
  const { hex } = await show();
  await user.clear(hex);
  await user.type(hex, '#fa0');
  expect(onChange).not.toHaveBeenCalled();
  await user.tab();
  expect(onChange.mock.calls).toEqual([['#ffaa00']]);
  expect(hex).toHaveValue('#ffaa00');
  await user.clear(hex);
  await user.type(hex, '#00ff7f');
  expect(onChange).toHaveBeenLastCalledWith('#00ff7f');
});

it('turns nonsense white', async () => {
  const user = userEvent.setup();
  const { hex } = await show();
  await user.clear(hex);
  await user.type(hex, 'mud{Enter}');
  expect(hex).toHaveValue('#ffffff');
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { NumberField } from './NumberField';

const atLeastOne = (typed: number) => (typed >= 1 ? Math.floor(typed) : 1);

function Field() {
  const [value, setValue] = useState(250);
  return <NumberField label="Weight" value={value} min={1} coerce={atLeastOne} onChange={setValue} />;
}

it.each([
  ['7', 7],
  ['3.9', 3],
  ['0', 1],
  ['-4', 1],
  ['', 1],
  ['1e3', 1000],
])('%j becomes %d when the field is left', async (typed, value) => {
  const user = userEvent.setup();
  await renderInEnglish(<Field />);
  const field = screen.getByRole('spinbutton', { name: 'Weight' });
  await user.clear(field);
  if (typed) await user.type(field, typed);
  await user.tab();
  expect(field).toHaveValue(value);
});

it('keeps what it was given until something is typed', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<Field />);
  await user.click(screen.getByRole('spinbutton', { name: 'Weight' }));
  await user.tab();
  expect(screen.getByRole('spinbutton', { name: 'Weight' })).toHaveValue(250);
});

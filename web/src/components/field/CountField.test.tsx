import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { CountField } from './CountField';

const counted = vi.fn();

function Form() {
  const [count, setCount] = useState(3);
  const change = (next: number) => {
    counted(next);
    setCount(next);
  };
  return (
    <>
      <CountField label="Winners" value={count} min={1} isWrong={false} problemId="none" onChange={change} />
      <button type="button" onClick={() => setCount(12)}>
        All
      </button>
    </>
  );
}

const box = () => screen.getByRole('spinbutton', { name: 'Winners' });

beforeEach(async () => {
  counted.mockReset();
  await startI18n('en');
  render(<Form />);
});

it.each(['', '1.5', '-1'])(
  'what is no whole number is no number, and stays to be corrected: “%s”',
  async (typed) => {
    await userEvent.clear(box());
    if (typed) await userEvent.type(box(), typed);
    expect(counted).toHaveBeenLastCalledWith(Number.NaN);
    expect((box() as HTMLInputElement).value).toBe(typed);
  },
);

it('shows the number that is set elsewhere', async () => {
  await userEvent.clear(box());
  await userEvent.type(box(), '99');
  expect(counted).toHaveBeenLastCalledWith(99);
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  expect(box()).toHaveValue(12);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../../testing/render';
import { DrawModes } from './DrawModes';

vi.mock('./DrawModePanel', () => new Promise(() => {})); // on its way for ever

it('a panel that is on its way is called off by Escape', async () => {
  await renderInEnglish(<DrawModes />);
  const options = screen.getByRole('button', { name: 'Draw options' });
  await userEvent.click(options);
  expect(options).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(options).toHaveAttribute('aria-expanded', 'false');
});

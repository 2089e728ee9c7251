import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { OptionMenu } from './OptionMenu';

const options = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch', lang: 'de-DE' },
];

function Menu() {
  const [value, setValue] = useState('en');
  return (
    <OptionMenu
      label={`Language: ${value}`}
      icon={null}
      options={options}
      value={value}
      onChoose={setValue}
    />
  );
}

it('opens by its button, marks what is chosen, and chooses', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<Menu />);
  const button = screen.getByRole('button', { name: 'Language: en' });
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(screen.queryByRole('menu')).toBeNull();

  await user.click(button);
  expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveAttribute(
    'aria-checked',
    'true',
  );
  const german = screen.getByRole('menuitemradio', { name: 'Deutsch' });
  expect(german).toHaveAttribute('lang', 'de-DE');
  await user.click(german);
  expect(await screen.findByRole('button', { name: 'Language: de' })).toBeVisible();
});

it('opens by keyboard at what is chosen', async () => {
  const user = userEvent.setup();
  await renderInEnglish(<Menu />);
  await user.tab();
  await user.keyboard('{Enter}');
  const chosen = await screen.findByRole('menuitemradio', { name: 'English' });
  await expect.poll(() => document.activeElement).toBe(chosen);
});

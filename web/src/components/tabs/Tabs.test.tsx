import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Tabs } from './Tabs';

const tabs = (['Choices', 'Look', 'Sound'] as const).map((id) => ({ id, label: id, icon: IconList }));

function Panel() {
  const [tab, setTab] = useState<(typeof tabs)[number]['id']>('Choices');
  return (
    <Tabs label="Edit" tabs={tabs} value={tab} onChange={setTab}>
      <p>{tab} content</p>
    </Tabs>
  );
}

beforeEach(() => {
  render(<Panel />);
});

it('shows the content of the chosen tab, named after it', async () => {
  await userEvent.click(screen.getByRole('tab', { name: 'Look' }));
  expect(screen.getByRole('tabpanel', { name: 'Look' })).toHaveTextContent('Look content');
  expect(screen.getByRole('tab', { name: 'Look' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tab', { name: 'Choices' })).toHaveAttribute('aria-selected', 'false');
});

it('is one stop for the keyboard, and arrows move within it, around the ends', async () => {
  const user = userEvent.setup();
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Choices' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Sound' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Look' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Sound content');
  await user.keyboard('{Home}x');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Choices content');
  await user.tab();
  expect(document.body).toHaveFocus();
});

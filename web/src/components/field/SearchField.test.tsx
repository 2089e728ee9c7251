import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { SearchField } from './SearchField';

function Search() {
  const [query, setQuery] = useState('');
  return <SearchField label="Search the wheels" value={query} onText={setQuery} />;
}

it('is cleared by its button, which is there with a text, and keeps the focus', async () => {
  await renderInEnglish(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search the wheels' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(field, 'lunch');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

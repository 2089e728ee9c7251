import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInEnglish } from '../../testing/render';
import { AppBoundary } from './AppBoundary';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('says what happened, that nothing is lost and what to do', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  await renderInEnglish(
    <AppBoundary>
      <Broken />
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  expect(screen.getByText(/Nothing is lost.*Reload the page/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('stays out of the way otherwise', async () => {
  await renderInEnglish(
    <AppBoundary>
      <p>The page</p>
    </AppBoundary>,
  );
  expect(screen.getByText('The page')).toBeVisible();
});

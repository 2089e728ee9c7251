import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../api/testing/fake-api';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { ChainList } from './ChainList';

afterEach(() => vi.unstubAllGlobals());

test('two presses fetch the earlier draws once', async () => {
  await startI18n('en');
  await loadTexts('verify');
  const spins = (...numbers: number[]) =>
    numbers.map((number) => ({ spinId: `spin-${number}`, number, drawn: true }));
  const { calls } = fakeApi({
    'GET /api/spins': () => ({
      body: calls.at(-1)?.query.has('before')
        ? { success: true, spins: spins(2, 1), hasMore: false }
        : { success: true, spins: spins(4, 3), hasMore: true },
    }),
  });
  await renderInEnglish(<ChainList chain="chain" current="spin-4" />);
  const more = await screen.findByRole('button');
  fireEvent.click(more);
  fireEvent.click(more);
  await vi.waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(calls).toHaveLength(2);
});

import { render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadSection } from '../../i18n/sections';
import { madeReceipt } from '../../receipts/testing/made-receipt';
import { ProofNotes } from './ProofNotes';

beforeAll(async () => {
  await startI18n('en');
  await loadSection('en', 'verify');
});

const times = () => screen.getAllByText(/That the times are right/).map(({ textContent }) => textContent);

test('times are never called right, and where they contradict each other the page says so', () => {
  const { rerender } = render(<ProofNotes receipt={madeReceipt()} />);
  expect(times()).toEqual(['That the times are right. They come from the server’s clock.']);
  rerender(<ProofNotes receipt={{ ...madeReceipt(), drawnAt: '1999-01-01T00:00:00.000Z' }} />);
  expect(times()).toEqual([expect.stringContaining('here they contradict each other')]);
});

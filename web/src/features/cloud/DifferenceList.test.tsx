import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { DifferenceList } from './DifferenceList';
import type { Differences } from './differences';

const same: Differences = {
  onlyMine: [],
  onlyTheirs: [],
  changed: [],
  isNameOther: false,
  isLookOther: false,
  isOrderOther: false,
};
const show = (differences: Partial<Differences>) =>
  renderInEnglish(<DifferenceList differences={{ ...same, ...differences }} />);
const listed = (title: string) => {
  const group = screen.getByRole('heading', { name: title }).parentElement as HTMLElement;
  return within(group)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

beforeEach(async () => {
  await startI18n('en');
  await loadTexts('cloud');
});

it('says what each version has', async () => {
  await show({ onlyMine: ['Pizza', ''], onlyTheirs: ['Soup'], isNameOther: true, isOrderOther: true });
  expect(listed('Only in yours')).toEqual(['Pizza', '(no text)']);
  expect(listed('Only in the other one')).toEqual(['Soup']);
  expect(listed('Also different')).toEqual(['name or description', 'order of the choices']);
});

it('shows changed words of both, and once where only the rest differs', async () => {
  await show({
    changed: [
      { mine: 'Tea', theirs: 'Green tea' },
      { mine: 'Pie', theirs: 'Pie' },
    ],
  });
  expect(listed('Changed: yours → the other one')).toEqual(['Tea → Green tea', 'Pie']);
});

it('counts what would be too many', async () => {
  await show({ onlyMine: Array.from({ length: 11 }, (_, place) => `Choice ${place}`) });
  expect(listed('Only in yours')).toHaveLength(8);
  expect(screen.getByText('and 3 more')).toBeVisible();
});

it('says when nothing differs', async () => {
  await show({});
  expect(screen.getByText('Both versions are the same.')).toBeVisible();
});

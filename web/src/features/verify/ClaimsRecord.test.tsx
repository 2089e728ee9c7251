import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n';
import { loadTexts } from '../../i18n/load-texts';
import { renderInEnglish } from '../../testing/render';
import { ClaimsRecord } from './ClaimsRecord';
import type { ClaimRecord } from './verification';

beforeAll(async () => {
  await startI18n('en');
  await loadTexts('verify');
});

const event = (more: object) => ({
  kind: 'replaced' as const,
  at: '2026-11-19T10:00:00.000Z',
  by: '',
  guid: 'Ann',
  next: '',
  seconds: 0,
  reason: '',
  ...more,
});
const record: ClaimRecord = {
  spinId: 'spin-1',
  keyId: 'k',
  signature: 's',
  events: [
    event({ kind: 'began', guid: '', seconds: 60 }),
    event({ by: 'host', next: 'Ben', reason: 'Not here' }),
    event({ by: 'time', guid: 'Ben', next: 'Cleo' }),
    event({ by: 'left', guid: 'Cleo', next: 'Dora' }),
    event({ kind: 'claimed', by: 'winner', guid: 'Dora' }),
    event({ kind: 'claimed', by: 'host', guid: 'Emil' }),
    event({ by: 'host', guid: 'Fay' }),
    event({ kind: 'ended', guid: '' }),
  ],
};
const show = (verdict: 'holds' | 'fails' | 'unknown') =>
  renderInEnglish(
    <ClaimsRecord
      record={record}
      winners={['Ann', 'Emil', 'Fay']}
      verdict={verdict}
      textOf={(guid) => guid}
    />,
  );

it('says who was drawn first, who claimed, who was replaced, when and why', async () => {
  await show('holds');
  expect(screen.getByText('First drawn: Ann, Emil, Fay')).toBeVisible();
  const told = screen
    .getAllByRole('listitem')
    .map((item) => [...item.querySelectorAll('span')].map(({ textContent }) => textContent));
  expect(told).toEqual([
    ['The winners had 1 minute to say they’re here.'],
    ['The host passed over Ann: Not here', 'Ben has the place instead.'],
    ['Ben didn’t say so in time.', 'Cleo has the place instead.'],
    ['Cleo had left the list.', 'Dora has the place instead.'],
    ['Dora said they’re here.'],
    ['The host said that Emil is here.'],
    ['Fay was replaced.', 'Nobody was left for the place.'],
    ['The next draw began: nobody could claim a place any more.'],
  ]);
  expect(screen.getAllByRole('listitem')[0]?.querySelector('time')).toHaveTextContent('2026');
});

it('a record that does not hold says so plainly, and repeats nothing of it', async () => {
  await show('fails');
  expect(screen.getByText(/^This record doesn’t hold/)).toBeVisible();
  expect(screen.queryByRole('listitem')).toBeNull();
});

it('one that could not be checked says that', async () => {
  await show('unknown');
  expect(screen.getByText(/nobody knows yet whether it’s right/)).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});

import { expect, it } from 'vitest';
import { resultsTable } from './save-results';

const entry = {
  guid: 'a',
  userId: 'guest',
  by: 'Guest',
  won: 2,
  lastWonTimestamp: Date.UTC(2030, 0, 2, 3, 4),
};
const columns = (column: string) => column;

it('writes the history in its order, with the moment of the last win', () => {
  const table = resultsTable(
    [
      { ...entry, itemName: 'Sushi', won: 1 },
      { ...entry, guid: 'b', itemName: 'Pizza, "hot"' },
    ],
    columns,
  );
  expect(table.split('\r\n')).toEqual([
    '\ufeffchoice,wins,by,last',
    '"Pizza, ""hot""",2,Guest,2030-01-02T03:04:00.000Z',
    'Sushi,1,Guest,2030-01-02T03:04:00.000Z',
    '',
  ]);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet run %j', (itemName) => {
  const [, row] = resultsTable([{ ...entry, itemName }], columns).split('\r\n');
  expect(row?.replace(/^"/, '')).toMatch(/^'/);
});

it('leaves out a moment that no calendar has', () => {
  const table = resultsTable([{ ...entry, itemName: 'A', lastWonTimestamp: 1e300 }], columns);
  expect(table).toContain('A,2,Guest,\r\n');
});

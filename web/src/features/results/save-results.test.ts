import { expect, it } from 'vitest';
import { wheelOf } from '../../wheel/testing/wheels';
import { resultsTable, statisticsTable, winsTable } from './save-results';

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

it('writes what was to be expected beside what was won', () => {
  const slice = { active: true, weight: 1 };
  const table = statisticsTable(
    wheelOf({
      slices: [
        { ...slice, guid: 'a', text: 'Sushi' },
        { ...slice, guid: 'b', text: 'Pizza', weight: 2 },
      ],
      results: { history: [{ ...entry, itemName: 'Sushi' }] },
    }),
    columns,
  );
  expect(table.split('\r\n')).toEqual([
    '\ufeffchoice,wins,share,chance,expected',
    'Sushi,2,1,0.3333,0.6667',
    'Pizza,0,0,0.6667,1.3333',
    '',
  ]);
});

it('writes each win in its order', () => {
  const at = (...minutes: number[]) => minutes.map((minute) => Date.UTC(2030, 0, 2, 3, minute));
  const table = winsTable(
    [
      { ...entry, itemName: 'Sushi', times: at(1, 3) },
      { ...entry, guid: 'b', itemName: 'Pizza', by: 'Anna', times: at(2) },
    ],
    columns,
  );
  expect(table.split('\r\n')).toEqual([
    '\ufefftime,choice,by',
    '2030-01-02T03:01:00.000Z,Sushi,Guest',
    '2030-01-02T03:02:00.000Z,Pizza,Anna',
    '2030-01-02T03:03:00.000Z,Sushi,Guest',
    '',
  ]);
});

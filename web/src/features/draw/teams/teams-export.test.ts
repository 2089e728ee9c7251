import { expect, it } from 'vitest';
import { sliceOf } from '../../../wheel/testing/slices';
import { teamsTable, teamsText } from './teams-export';

const teams = [
  { name: 'Team 1', members: [sliceOf({ text: 'Anna' }), sliceOf({ text: '' })] },
  { name: 'Owls', members: [sliceOf({ text: 'Ben' })] },
];

it('is written as text and as a table', () => {
  expect(teamsText(teams, '(no text)')).toBe('Team 1\nAnna\n(no text)\n\nOwls\nBen\n');
  expect(teamsTable(teams, '(no text)', ['Team', 'Choice'])).toEqual([
    ['Team', 'Choice'],
    ['Team 1', 'Anna'],
    ['Team 1', '(no text)'],
    ['Owls', 'Ben'],
  ]);
});

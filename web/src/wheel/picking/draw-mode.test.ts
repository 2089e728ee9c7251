import { expect, it } from 'vitest';
import { slicesOf } from '../testing/slices';
import { definitionOf, wheelOf } from '../testing/wheels';
import { drawModeOf, setDrawMode } from './draw-mode';
import { drawSettingsOf, setDrawSettings } from './draw-settings';
import { eligibleSlices, turnModeOf } from './turns';

const now = 1_000_000;

it('a wheel draws one winner until it says otherwise', () => {
  expect(drawModeOf(wheelOf())).toBe('one');
  expect(drawModeOf(wheelOf({ spin: { draw: { mode: 'later' } } }))).toBe('one');
});

it('everyone once is the rule that nobody wins twice, and one winner ends it', () => {
  const once = setDrawMode('everyoneOnce', now)(wheelOf({ slices: slicesOf(3) }));
  expect(drawModeOf(once)).toBe('everyoneOnce');
  expect(turnModeOf(once)).toBe('noRepeats');
  expect(turnModeOf(setDrawMode('one', now)(once))).toBe('none');
});

it.each(['one', 'several', 'teams'] as const)('everyone once ends with the choice of %s', (mode) => {
  const once = setDrawMode('everyoneOnce', now)(wheelOf({ slices: slicesOf(3) }));
  const after = setDrawMode(mode, now)(once);
  expect([drawModeOf(after), turnModeOf(after)]).toEqual([mode, 'none']);
});

it('everyone once begins with everyone, whoever has won before, by whatever clock', () => {
  const slices = slicesOf(3);
  const history = slices.slice(0, 2).map(({ guid, text }, place) => ({
    ...{ guid, itemName: text, won: 1, userId: 'guest', by: 'Guest' },
    lastWonTimestamp: now + place * 3_600_000,
  }));
  const once = setDrawMode('everyoneOnce', now)(wheelOf({ slices, results: { history } }));
  expect(eligibleSlices(once).filter(({ active }) => active)).toHaveLength(3);
});

it('a rule of turns that the settings have set stays with another mode', () => {
  const turns = { mode: 'noRepeats' as const, since: 5 };
  const several = wheelOf({ spin: { turns, draw: { mode: 'several' } } });
  expect(setDrawMode('teams', now)(several).spin.turns).toEqual(turns);
  const lighter = wheelOf({ spin: { turns: { mode: 'lessLikely' } } });
  expect(turnModeOf(setDrawMode('one', now)(lighter))).toBe('lessLikely');
});

it('choosing the mode that is chosen changes nothing', () => {
  const teams = setDrawMode('teams', now)(wheelOf());
  expect(setDrawMode('teams', now)(teams)).toBe(teams);
  const one = wheelOf();
  expect(setDrawMode('one', now)(one)).toBe(one);
});

it('settings stay in the document beside the mode', () => {
  const wheel = setDrawSettings({ winners: 7 })(setDrawMode('several', now)(wheelOf()));
  expect(drawSettingsOf(wheel)).toMatchObject({ winners: 7, reserves: 0, isOneByOne: true, by: 'teams' });
  expect(definitionOf(wheel)).toMatchObject({ draw: { mode: 'several', winners: 7 } });
});

it.each([0, -1, 1.5, Number.NaN, 1e9, '5', null])('a number of winners that is %s is none', (winners) => {
  const wheel = wheelOf({ spin: { draw: { winners: winners as number } } });
  expect(drawSettingsOf(wheel).winners).toBe(3);
});

import { expect, it } from 'vitest';
import type { Slice } from '../../wheel/document/document';
import { sliceFill } from '../../wheel/document/slice-fill';
import { totalWeight } from '../../wheel/picking/odds';
import { choiceOf } from './choice-of';

const slice = (text: string, extra: Partial<Slice> = {}): Slice => ({
  guid: `guid-${text}`,
  text,
  active: true,
  weight: 1,
  background: '#abc',
  ...extra,
});

const day = '2026-11-15';

const choicesOf = (slices: Slice[], eligible = slices) => {
  const outlook = { total: totalWeight(eligible), day, spin: {} };
  return slices.map((each, place) =>
    choiceOf(each, eligible[place] ?? each, sliceFill({ slices, look: {} }), outlook),
  );
};

it('has its share of the active weight', () => {
  const choices = choicesOf([
    slice('Pizza'),
    slice('Sushi', { weight: 2 }),
    slice('Tacos', { active: false, weight: 5 }),
  ]);
  expect(
    choices.map(({ text, chance, wins, spins, isActive }) => [text, chance, `${wins}/${spins}`, isActive]),
  ).toEqual([
    ['Pizza', 1 / 3, '1/3', true],
    ['Sushi', 2 / 3, '2/3', true],
    ['Tacos', 0, '0/0', false],
  ]);
});

it('has no chance when everything is switched off', () => {
  expect(choicesOf([slice('Pizza', { active: false })])[0]).toMatchObject({ chance: 0, spins: 0 });
});

it('is made valid as on the wheel', () => {
  const [broken, whole] = choicesOf([
    slice('Odd', { weight: Number.NaN, background: 'url(x)' }),
    slice('Even', { weight: 3 }),
  ]);
  expect(broken).toMatchObject({ chance: 0.25, color: '#ffffff' });
  expect(whole).toMatchObject({ chance: 0.75, color: '#aabbcc' });
});

it('has the chance that turns leave it, and says why it has none', () => {
  const slices = [slice('Ada'), slice('Ben'), slice('Cem', { absentOn: day })];
  const off = (each: Slice): Slice => ({ ...each, active: false });
  const choices = choicesOf(
    slices,
    slices.map((each, place) => (place === 0 ? each : off(each))),
  );
  expect(choices.map(({ chance, waiting, isActive }) => [chance, waiting, isActive])).toEqual([
    [1, null, true],
    [0, 'hadTurn', true],
    [0, 'absent', true],
  ]);
});

import { expect, it } from 'vitest';
import type { Slice, Wheel } from '../document/document';
import { newWheel } from '../document/new-wheel';
import { openDocument } from '../document/upgrade';
import { writeDocument } from '../document/wire-format';
import { closeWinner, spinWheel } from '../motion/spin-wheel';
import { createWheelStore } from '../store';
import { addPrize, prizesOn } from './prize-edits';
import { awaitPrize, endDrawnTurns, endPrizeTurn, isPrizeTurn, prizeWinnerIn } from './prizes';
import { dayOf, eligibleSlices, endsRound, hasPrizeLeft, waitingFor, wheelInTurn } from './turns';

const person = (guid: string, extra: Partial<Slice> = {}): Slice => ({
  guid,
  text: guid,
  active: true,
  weight: 1,
  ...extra,
});
const mug = person('mug', { prize: true, stock: { of: 1, left: 1, won: 0 } });
const wheelOf = (slices: Slice[], more: Partial<Wheel> = {}): Wheel => ({ ...newWheel(), slices, ...more });
const canWin = (wheel: Wheel) =>
  eligibleSlices(wheel)
    .filter(({ active }) => active)
    .map(({ guid }) => guid);
const ann = { guid: 'ann', name: 'Ann' };

it('people are drawn first, and a prize for the one who won', () => {
  const wheel = wheelOf([person('ann'), mug, person('ben')]);
  expect(canWin(wheel)).toEqual(['ann', 'ben']);
  expect(canWin(awaitPrize(ann)(wheel))).toEqual(['mug']);
  expect(canWin(endPrizeTurn(awaitPrize(ann)(wheel)))).toEqual(['ann', 'ben']);
});

it('a prize that is won counts down, belongs to the person, and then there is none left', () => {
  const store = createWheelStore();
  store.getState().replaceWheel(wheelOf([person('ann'), mug]));
  store.getState().edit(awaitPrize(ann));
  spinWheel(store, { still: true });
  const { spin } = store.getState();
  expect(spin?.winner).toBe('mug');
  store.setState({ spin: null, spinning: false });
  store
    .getState()
    .record([{ kind: 'win', at: 5, guid: 'mug', text: 'Mug', by: { id: 'prize:ann', name: 'Ann' } }]);
  expect(store.getState().lastWinners).toEqual(['Ann → Mug']);
  expect(prizesOn(store.getState().wheel)).toMatchObject([{ left: 0 }]);
  expect(hasPrizeLeft(store.getState().wheel)).toBe(false);
});

it('everyone once is about people: a prize begins no round and ends none', () => {
  const turns = { mode: 'noRepeats', since: 0 };
  const history = [{ guid: 'ann', itemName: 'Ann', won: 1, userId: 'g', by: 'G', lastWonTimestamp: 9 }];
  const wheel = wheelOf([person('ann'), person('ben'), mug], {
    spin: { turns },
    results: { history },
  });
  expect(canWin(wheel)).toEqual(['ben']);
  expect(endsRound(wheel, [person('ben')], Date.now())).toBe(true);
  const awaiting = awaitPrize(ann)(wheel);
  expect(canWin(awaiting)).toEqual(['mug']);
  expect(endsRound(awaiting, [mug], Date.now())).toBe(false);
});

it('says why a choice is not on the wheel just now', () => {
  const wheel = wheelOf([person('ann'), mug]);
  const why = (of: Wheel) =>
    of.slices.map((slice, place) => waitingFor(slice, eligibleSlices(of)[place], dayOf(0), of.spin));
  expect(why(wheel)).toEqual([null, 'prize']);
  expect(why(awaitPrize(ann)(wheel))).toEqual(['person', null]);
});

it('viewers get people and prizes as they are: their page knows whose turn it is', () => {
  const wheel = awaitPrize(ann)(wheelOf([person('ann'), person('ben', { active: false }), mug]));
  expect(wheelInTurn(wheel).slices.map(({ active }) => active)).toEqual([true, false, true]);
});

it('closing a popup and what follows from it are one step to undo', () => {
  const store = createWheelStore();
  store.getState().replaceWheel(wheelOf([person('ann'), mug]));
  store.setState({ winner: person('ann') });
  closeWinner(store, 'cancel', awaitPrize(ann));
  expect(store.getState().wheel.slices[0]?.active).toBe(false);
  expect(isPrizeTurn(store.getState().wheel.spin)).toBe(true);
  store.getState().undo();
  expect(store.getState().wheel.slices[0]?.active).toBe(true);
  expect(isPrizeTurn(store.getState().wheel.spin)).toBe(false);
});

it('is part of the document, which may hold anything in its place', () => {
  const wheel = awaitPrize({ ...ann, receipt: 'r1' })(addPrize('Mug', 2)(wheelOf([person('ann')])));
  const read = openDocument(JSON.parse(JSON.stringify(writeDocument(wheel)))).wheel as Wheel;
  expect(prizeWinnerIn(read.spin)).toEqual({ ...ann, receipt: 'r1' });
  expect(prizesOn(read)).toMatchObject([{ left: 2, slice: { text: 'Mug', prize: true } }]);
  for (const prizeFor of [7, 'Ann', null, [ann], undefined]) expect(isPrizeTurn({ prizeFor })).toBe(false);
  expect(prizeWinnerIn({ prizeFor: { name: 7 } })).toEqual({ guid: 'nobody', name: '' });
  expect(canWin(wheelOf([person('ann', { prize: 'yes' as unknown as boolean })]))).toEqual(['ann']);
});

it('a prize that was drawn ends its turn, also where nobody answered it, or the answer was taken back', async () => {
  const store = createWheelStore();
  store.getState().replaceWheel(wheelOf([person('ann'), { ...mug, stock: { of: 2, left: 2, won: 0 } }]));
  const stop = endDrawnTurns(store);
  store.getState().edit(awaitPrize(ann));
  await Promise.resolve();
  expect(isPrizeTurn(store.getState().wheel.spin)).toBe(true);
  const by = { id: 'prize:ann', name: 'Ann' };
  store.getState().record([{ kind: 'win', at: 5, guid: 'mug', text: 'Mug', by }]);
  await Promise.resolve();
  expect(isPrizeTurn(store.getState().wheel.spin)).toBe(false);
  store.getState().undo();
  store.getState().redo();
  await Promise.resolve();
  expect(isPrizeTurn(store.getState().wheel.spin)).toBe(false);
  stop();
});

it('a prize that is absent today is none', () => {
  expect(hasPrizeLeft(wheelOf([person('ann'), mug]))).toBe(true);
  expect(hasPrizeLeft(wheelOf([person('ann'), { ...mug, absentOn: dayOf(Date.now()) }]))).toBe(false);
});

import { beforeEach, expect, it } from 'vitest';
import type { ClaimPlace } from '../api/entries';
import { winsOf } from '../wheel/keeping/spin-log';
import { createWheelStore } from '../wheel/store';
import { wheelOf } from '../wheel/testing/wheels';
import { settleResults } from './room-results';

const receipt = '6a1d9f0e-2c44-4b8c-8d10-5e7f3a9b0c12';
const slices = ['Ann', 'Ben', 'Cleo', 'Dora'].map((text) => ({ guid: text, text, active: true, weight: 1 }));
const store = createWheelStore();
const claims = (...states: [string, ClaimPlace['state']][]) => ({
  spinId: receipt,
  places: states.map(([guid, state], at) => ({
    place: at + 1,
    guid,
    state,
    until: null,
    by: '' as const,
    reason: '',
    next: '',
  })),
});
const counts = () =>
  (store.getState().wheel.results.history ?? [])
    .map(({ itemName, won, by }) => `${itemName} ${won} ${by}`)
    .sort();

beforeEach(() => {
  store.getState().replaceWheel(wheelOf({ slices }));
  const { wheel, record } = store.getState();
  record(winsOf(wheel, slices.slice(0, 1)));
  record(winsOf(wheel, slices.slice(0, 2), { receipt, by: { id: 'live:h', name: 'Host' } }));
});

it('the one who came instead has the win of somebody who was replaced, once', () => {
  const after = claims(['Ann', 'replaced'], ['Ben', 'claimed'], ['Cleo', 'replaced'], ['Dora', 'waiting']);
  settleResults(store, { claims: after });
  settleResults(store, { claims: after });
  expect(counts()).toEqual(['Ann 1 Guest', 'Ben 1 Host', 'Dora 1 Host']);
  expect(store.getState().wheel.results.totalWheelSpins).toBe(3);
});

it('the places may come in several messages, and somebody may be replaced by nobody', () => {
  settleResults(store, { claims: claims(['Ann', 'replaced'], ['Ben', 'waiting']) });
  expect(counts()).toEqual(['Ann 1 Guest', 'Ben 1 Host']);
  settleResults(store, { claims: claims(['Ann', 'replaced'], ['Ben', 'replaced'], ['Cleo', 'waiting']) });
  expect(counts()).toEqual(['Ann 1 Guest', 'Cleo 1 Host']);
});

it('a win stays where it is until the one who came instead is known', () => {
  const [place, ...others] = claims(['Ann', 'replaced'], ['Ben', 'waiting']).places;
  const first = { spinId: receipt, places: [{ ...place, next: 'Cleo' } as ClaimPlace, ...others] };
  settleResults(store, { claims: first });
  expect(counts()).toEqual(['Ann 1 Guest', 'Ann 1 Host', 'Ben 1 Host']);
  const [, , cleo] = claims(['Ann', 'replaced'], ['Ben', 'waiting'], ['Cleo', 'waiting']).places;
  settleResults(store, { claims: { ...first, places: [...first.places, cleo as ClaimPlace] } });
  expect(counts()).toEqual(['Ann 1 Guest', 'Ben 1 Host', 'Cleo 1 Host']);
});

it('a draw that was not counted here, or before anything became of a winner, changes nothing', () => {
  const before = store.getState().log;
  settleResults(store, { claims: { ...claims(['Ann', 'replaced']), spinId: 'another draw' } });
  settleResults(store, { claims: claims(['Ann', 'waiting'], ['Ben', 'claimed']) });
  settleResults(store, { claims: null });
  expect(store.getState().log).toBe(before);
});

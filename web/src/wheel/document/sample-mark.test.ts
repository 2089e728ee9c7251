import { expect, test } from 'vitest';
import {
  changeFields,
  changeSlices,
  type Edit,
  nameWheel,
  renameSlice,
  setSliceActive,
} from '../edits/edits';
import { winsOf } from '../keeping/spin-log';
import { createWheelStore } from '../store';
import { animals } from '../testing/wheels';
import { copyOfWheel } from './copies';
import { sampleWheel } from './sample';
import { isUntouchedSample } from './sample-mark';
import { openDocument } from './upgrade';
import { writeDocument } from './wire-format';

const sample = sampleWheel(animals);
const [first] = sample.slices;
const guid = first?.guid ?? '';
const after = (...edits: Edit[]) => edits.reduce((wheel, edit) => edit(wheel), sample);

test('a sample stays untouched through spins, a stored document, a new title and an edit that was taken back', () => {
  const store = createWheelStore();
  store.getState().replaceWheel(sample);
  store.getState().record(winsOf(sample, sample.slices.slice(0, 1)));
  store.getState().addSlice('Zebra');
  expect(isUntouchedSample(store.getState().wheel)).toBe(false);
  store.getState().undo();
  expect(isUntouchedSample(store.getState().wheel)).toBe(true);

  const stored = JSON.parse(JSON.stringify(writeDocument(store.getState().wheel)));
  const { wheel } = openDocument(stored);
  expect(wheel && isUntouchedSample(wheel)).toBe(true);
  expect(isUntouchedSample(after(nameWheel('Zoo', '')))).toBe(true);
  expect(isUntouchedSample(after(setSliceActive(guid, false), setSliceActive(guid, true)))).toBe(true);
});

test.each<[string, Edit]>([
  ['hidden', setSliceActive(guid, false)],
  ['renamed', renameSlice(guid, 'Aardvark')],
  ['coloured', changeSlices((slice) => ({ ...slice, background: '#123456' }))],
  ['weighted', changeSlices((slice) => ({ ...slice, weight: 2 }))],
  ['linked', changeSlices((slice) => ({ ...slice, url: 'https://example.org' }))],
  ['given a discount', changeSlices((slice) => ({ ...slice, discount: 'SAVE-10' }))],
  ['given a value', changeSlices((slice) => ({ ...slice, value: 3 }))],
  [
    'given a sound',
    changeSlices((slice) => ({ ...slice, audio: { events: { win: { trackGuid: 'bell' } } } })),
  ],
  ['moved', changeFields(({ slices }) => ({ slices: slices.toReversed() }))],
  ['saved', changeFields(() => ({ owner: 'ada' }))],
  ['opened from a link', changeFields(() => ({ source: 'shared' }))],
])('one that was %s is touched', (_what, edit) => {
  expect(isUntouchedSample(edit(sample))).toBe(false);
});

test('a mark that an earlier version has stored still says the same', () => {
  const slices = ['Tea', 'Milk'].map((text) => ({
    guid: text,
    text,
    active: true,
    weight: 1,
    background: '#123456',
  }));
  const wheel = { ...sample, slices, sampleMark: '0,-75scht' };
  expect(isUntouchedSample(wheel)).toBe(true);
});

test('a copy is the visitor’s own', () => {
  expect(isUntouchedSample(copyOfWheel(sample, 'Animals (copy)'))).toBe(false);
});

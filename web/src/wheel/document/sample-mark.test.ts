import { expect, test } from 'vitest';
import {
  changeFields,
  changeSlices,
  type Edit,
  nameWheel,
  removeSlice,
  renameSlice,
  setSliceActive,
} from '../edits/edits';
import { appendChoices, removeAll, replaceChoices } from '../edits/list-edits';
import { winsOf } from '../keeping/spin-log';
import { createWheelStore } from '../store';
import { animals } from '../testing/wheels';
import { copyOfWheel } from './own-copies';
import { sampleWheel } from './sample';
import { isUntouchedSample, withoutSample } from './sample-mark';
import { openDocument } from './upgrade';
import { writeDocument } from './wire-format';

const sample = sampleWheel(animals, 'My wheel, 100%');
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

const named = ({ name, description }: { name?: string; description?: string }) => [name, description];
const texts = (...all: string[]) => all.map((text) => ({ text }));

test.each<[string, Edit[]]>([
  ['typed over', [replaceChoices(texts('Anna', 'Ben'))]],
  ['deleted', [removeAll]],
  ['deleted one by one', sample.slices.map((slice) => removeSlice(slice.guid))],
  ['renamed', sample.slices.map((slice, place) => renameSlice(slice.guid, `Name ${place}`))],
])('a sample whose choices were all %s is a wheel of the visitor; undo brings it back', (_how, edits) => {
  const store = createWheelStore();
  store.getState().replaceWheel(sample);
  for (const edit of edits) {
    expect(named(store.getState().wheel)).toEqual([animals.name, animals.description]);
    store.getState().edit(edit);
  }
  expect(named(store.getState().wheel)).toEqual(['My wheel, 100%', '']);
  expect(store.getState().wheel.sampleMark).toBeUndefined();
  store.getState().undo();
  expect(named(store.getState().wheel)).toEqual([animals.name, animals.description]);
});

test('the sample stays with one of its choices, and a name that the visitor gave stays always', () => {
  const store = createWheelStore();
  const { edit, replaceWheel } = store.getState();
  replaceWheel(sampleWheel(animals, 'My wheel'));
  edit(appendChoices(texts('Anna')));
  edit(replaceChoices(texts('Anna', animals.choices[1] ?? '')));
  expect(named(store.getState().wheel)).toEqual([animals.name, animals.description]);
  edit(nameWheel('Zoo', 'All of them'));
  edit(removeAll);
  expect(named(store.getState().wheel)).toEqual(['Zoo', 'All of them']);
});

test('the mark of an earlier version tells the name, and the new one is given', () => {
  const { sampleMark = '' } = sample;
  const earlier = { ...sample, sampleMark: sampleMark.split(',').slice(0, 2).join() };
  expect(named(withoutSample(earlier, 'My wheel'))).toEqual(['My wheel', '']);
  const store = createWheelStore();
  store.getState().replaceWheel(earlier);
  store.getState().edit(removeAll);
  expect(store.getState().wheel.name).toBe(animals.name);
});

import { expect, test } from 'vitest';
import { animals as sample } from '../testing/wheels';
import { sampleColor, sampleFills, sampleWheel } from './sample';
import { writeDocument } from './wire-format';

const { choices, colors = [] } = sample;

test('a sample wheel has the sample’s texts and values, and an id of its own', () => {
  const [wheel, again] = [sampleWheel(sample), sampleWheel(sample)];
  expect(wheel).toMatchObject({ templateName: 'animals', effect: 'stars' });
  expect(wheel).toMatchObject({
    name: 'Animals',
    description: 'Which one?',
    look: { theme: 'nature', palette: 'Meadow' },
    spin: { duration: 4000, speed: 3, rotates: 12 },
  });
  expect(writeDocument(wheel)).toMatchObject({ isSpecialWheel: true });
  expect(wheel.id).not.toBe(again.id);
});

test('every choice is active, has its own guid and another colour than its neighbours', () => {
  const { slices } = sampleWheel(sample);
  expect(slices.map((slice) => slice.text)).toEqual(choices);
  expect(new Set(slices.map((slice) => slice.guid)).size).toBe(8);
  slices.forEach((slice, index) => {
    expect(slice.active).toBe(true);
    expect(slice.background).not.toBe(slices[(index + 1) % 8]?.background);
  });
});

test('of six choices the last does not look like the first, which it lies beside', () => {
  const six = { choices: choices.slice(0, 6), colors };
  expect(sampleColor(six, 5).background).not.toBe(sampleColor(six, 0).background);
  expect(sampleColor(six, 5).background).not.toBe(sampleColor(six, 4).background);
});

test('a slice with a look of its own keeps it', () => {
  const definition = { ...sample.wheel['wheel-definition'], slices: [{ background: '#123456' }] };
  const { slices } = sampleWheel({ ...sample, wheel: { ...sample.wheel, 'wheel-definition': definition } });
  expect(slices[0]).toMatchObject({ text: 'Ant', background: '#123456', color: '#ffffff' });
  expect(slices[1]?.background).toBe('#00aa00');
});

test('its picture has the colours of its slices, as many as there is room for', () => {
  const definition = { ...sample.wheel['wheel-definition'], slices: [{ background: '#123456' }] };
  const own = { ...sample, wheel: { ...sample.wheel, 'wheel-definition': definition } };
  const fills = sampleWheel(own).slices.map((slice) => slice.background);
  expect(sampleFills(own, 100)).toEqual(fills);
  expect(sampleFills(own, 3)).toEqual(fills.slice(0, 3));
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pointerPlace } from '../src/features/spin/pointer-place.ts';
import { sampleWheel } from '../src/wheel/document/sample.ts';
import { lookOf, radiiOf } from '../src/wheel/drawing/look.ts';
import { firstSample } from './sample-wheels.ts';

const sheet = readFileSync(join(import.meta.dirname, '../src/app/first-stage/first-stage.css'), 'utf8');

it('has the pointer and the hub where the page puts them', async () => {
  const sample = await firstSample('en');
  if (!sample) throw new Error('no sample wheel');
  const wheel = sampleWheel(sample);
  const radii = radiiOf(lookOf(wheel));
  const { width, top, above, below, aside } = pointerPlace(wheel.look.marker, radii);
  const number = (name: string) => Number(new RegExp(`${name}: (-?[\\d.]+)`).exec(sheet)?.[1]);
  expect(number('--above')).toBeCloseTo(above, 3);
  expect([number('--below'), number('--aside')]).toEqual([below, aside]);
  expect(number('  top')).toBeCloseTo(top, 1);
  expect(number('  width')).toBeCloseTo(width, 2);
  expect(number('--share')).toBeCloseTo(radii.hub / radii.rim, 3);
});

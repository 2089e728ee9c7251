import { beforeEach, expect, it } from 'vitest';
import { forgetLeftWheel, keepLeftWheel, leftWheel } from './left-wheel';
import { newWheel } from './new-wheel';

beforeEach(() => localStorage.clear());
const [mine, theirs] = [newWheel(), newWheel()];

it('keeps the wheel that another takes the place of, until it is no longer needed', () => {
  keepLeftWheel(mine, theirs);
  expect(leftWheel()?.id).toBe(mine.id);
  forgetLeftWheel();
  expect(leftWheel()).toBeNull();
});

it('keeps neither the same wheel nor one that the cloud has', () => {
  keepLeftWheel(mine, mine);
  keepLeftWheel({ ...mine, cloudSaved: true }, theirs);
  expect(leftWheel()).toBeNull();
});

it('is none when it cannot be read', () => {
  localStorage.setItem('wheelConfig.left', '{');
  expect(leftWheel()).toBeNull();
});

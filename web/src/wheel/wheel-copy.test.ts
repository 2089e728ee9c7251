import { expect, it } from 'vitest';
import type { WheelConfig } from './document';
import { newWheel } from './new-wheel';
import { copyOfWheel } from './wheel-copy';

const original: WheelConfig = {
  ...newWheel(1000),
  source: 'shared',
  owner: 'google:1',
  shareId: 'abc',
  cmsOriginalId: 'x',
  cloudSaved: true,
  cloudSavedAt: 5,
  isShared: true,
  future: 'kept',
};

it('is a wheel of its own with everything on it', () => {
  const copy = copyOfWheel(original, 'Lunch (copy)', 2000);
  expect(copy.id).not.toBe(original.id);
  expect(copy['wheel-definition']).toEqual({
    ...original['wheel-definition'],
    id: copy.id,
    name: 'Lunch (copy)',
    createdAt: 2000,
    updatedAt: 2000,
  });
  expect(copy).toMatchObject({ future: 'kept' });
});

it('is nobody’s, not shared and not saved', () => {
  const copy = copyOfWheel(original, 'Lunch (copy)');
  for (const field of [
    'source',
    'owner',
    'shareId',
    'cmsOriginalId',
    'cloudSaved',
    'cloudSavedAt',
    'isShared',
  ]) {
    expect(copy).not.toHaveProperty(field);
  }
});

import { expect, it } from 'vitest';
import { definitionOf } from '../testing/wheels';
import { newWheel } from './new-wheel';
import { copyOfWheel, ownCopy } from './own-copies';

const original = {
  ...newWheel(1000),
  source: 'shared' as const,
  owner: 'google:1',
  shareId: 'abc',
  cmsOriginalId: 'x',
  cloudSaved: true,
  cloudSavedAt: 5,
  isShared: true,
  unknown: { document: { future: 'kept' }, definition: { mood: 'kept' } },
};

it('is a wheel of its own with everything on it', () => {
  const copy = copyOfWheel(original, 'Lunch (copy)', 2000);
  expect(copy.id).not.toBe(original.id);
  expect(definitionOf(copy)).toEqual({
    ...definitionOf(original),
    id: copy.id,
    name: 'Lunch (copy)',
    createdAt: 2000,
    updatedAt: 2000,
  });
  expect(copy.unknown).toEqual(original.unknown);
});

it('has no owner, is not shared and not saved', () => {
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

it('has a new id and owner, is not shared and not saved yet', () => {
  const shared = {
    ...newWheel(),
    owner: 'google:7',
    source: 'shared',
    shareId: 's',
    isShared: true,
    cloudSaved: true,
    cloudSavedAt: 9,
    cmsOriginalId: 'c',
    unknown: { document: { custom: 'kept' }, definition: {} },
  } as const;
  const copy = ownCopy(shared, 'email:1', 100);
  expect(copy).toMatchObject({
    owner: 'email:1',
    source: 'guest_saved',
    isShared: false,
    cloudSaved: false,
    unknown: { document: { custom: 'kept' } },
  });
  expect(copy.id).not.toBe(shared.id);
  expect(definitionOf(copy).id).toBe(copy.id);
  for (const gone of ['shareId', 'cloudSavedAt', 'cmsOriginalId']) expect(copy).not.toHaveProperty(gone);
  expect(copy.updatedAt).toBe(100);
});

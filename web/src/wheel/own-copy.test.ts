import { expect, it } from 'vitest';
import { newWheel } from './new-wheel';
import { ownCopy } from './own-copy';

it('has a new id and owner, is shared by nobody and not saved yet', () => {
  const shared = {
    ...newWheel(),
    owner: 'google:7',
    source: 'shared',
    shareId: 's',
    isShared: true,
    cloudSaved: true,
    cloudSavedAt: 9,
    cmsOriginalId: 'c',
    custom: 'kept',
  } as const;
  const copy = ownCopy(shared, 'email:1', 100);
  expect(copy).toMatchObject({
    owner: 'email:1',
    source: 'guest_saved',
    isShared: false,
    cloudSaved: false,
    custom: 'kept',
  });
  expect(copy.id).not.toBe(shared.id);
  expect(copy['wheel-definition'].id).toBe(copy.id);
  for (const gone of ['shareId', 'cloudSavedAt', 'cmsOriginalId']) expect(copy).not.toHaveProperty(gone);
  expect(copy['wheel-definition'].updatedAt).toBe(100);
});

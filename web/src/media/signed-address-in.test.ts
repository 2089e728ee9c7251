import { expect, it } from 'vitest';
import type { Wheel } from '../wheel/document/document';
import { openDocument } from '../wheel/document/upgrade';
import { signedAddressIn } from './signed-address-in';

it('finds the address of a file wherever a wheel names it', () => {
  const document = {
    audio: { events: { win: { trackGuid: 't1', signedTrackUrl: '/t1' } } },
    'wheel-definition': {
      wheelContainerBackgroundImage: 'i1',
      signedWheelContainerBackgroundImage: '/i1',
      slices: [
        { imageId: 'i2', signedImage: '' },
        { imageId: 'i2', signedImage: '/i2' },
        { audio: { events: { remove: { trackGuid: 't2', signedTrackUrl: '/t2' } } } },
      ],
    },
  };
  const wheel = openDocument(document).wheel as Wheel;
  expect(['t1', 'i1', 'i2', 't2', 'gone'].map((id) => signedAddressIn(wheel, id))).toEqual([
    '/t1',
    '/i1',
    '/i2',
    '/t2',
    undefined,
  ]);
});

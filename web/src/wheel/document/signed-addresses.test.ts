import { expect, it } from 'vitest';
import { newWheel } from './new-wheel';
import { withoutSignedAddresses } from './signed-addresses';
import { openDocument } from './upgrade';
import { writeDocument } from './wire-format';

it('blanks signed addresses wherever they are, and keeps the ids beside them', () => {
  const track = { genreGuid: 'my-sounds', trackGuid: 't1', signedTrackUrl: 'https://x/t?sig=1' };
  const { wheel } = openDocument({
    audio: { events: { spin: track, win: { ...track, trackGuid: 't2' } } },
    'wheel-definition': {
      wheelBackgroundImage: 'i1',
      signedWheelBackgroundImage: 'https://x/i?sig=1',
      wheelContainerBackgroundImage: 'i2',
      signedWheelContainerBackgroundImage: 'https://x/i2?sig=1',
      slices: [
        { text: 'A', audio: { enabled: true, events: { remove: track } } },
        { text: 'B', imageId: 'i3', signedImage: 'https://x/i3?sig=1' },
      ],
    },
  });
  const saved = wheel && writeDocument(withoutSignedAddresses(wheel));
  expect(JSON.stringify(saved)).not.toContain('sig=');
  expect(saved).toMatchObject({
    audio: { events: { spin: { trackGuid: 't1', signedTrackUrl: '' }, win: { trackGuid: 't2' } } },
    'wheel-definition': {
      wheelBackgroundImage: 'i1',
      signedWheelBackgroundImage: '',
      wheelContainerBackgroundImage: 'i2',
      slices: [
        { audio: { enabled: true, events: { remove: { trackGuid: 't1', signedTrackUrl: '' } } } },
        { imageId: 'i3', signedImage: '' },
      ],
    },
  });
  expect(JSON.stringify(wheel)).toContain('sig=');
});

it('adds nothing to a wheel that has none', () => {
  const wheel = newWheel(1);
  expect(withoutSignedAddresses(wheel)).toEqual(wheel);
});

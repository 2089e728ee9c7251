import type { Wheel } from './document';
import { newGuid } from './guid';
import { house } from './palette';
import { documentVersion } from './upgrade';

/** A new wheel: no slices, the default look and sounds. */
export function newWheel(now = Date.now()): Wheel {
  const id = newGuid();
  return {
    id,
    version: documentVersion,
    createdAt: now,
    updatedAt: now,
    slices: [],
    effect: 'fireworks',
    audio: {
      enabled: true,
      masterVolume: 50,
      spinVolume: 50,
      winVolume: 50,
      removeVolume: 50,
      previewVolume: 50,
      events: {
        spin: { enabled: true, genreGuid: 'dance-techno', trackGuid: 'randomize-dance-techno', volume: 100 },
        win: { enabled: true, genreGuid: 'audio-effects', trackGuid: 'randomize-audio-effects', volume: 70 },
        remove: { enabled: true, genreGuid: 'audio-effects', trackGuid: 'swish', volume: 100 },
      },
    },
    look: {
      theme: 'vibrant',
      palette: 'Rainbow',
      colors: house,
      backgrounds: { wheel: {}, container: {} },
      outer: { width: 2 },
      inner: { width: 12 },
      text: { size: 16, offset: 5, minInnerRadius: 10 },
      marker: { width: 5 },
      showsSpinCount: false,
    },
    spin: {
      speed: 3,
      duration: 6000,
      // As the settings show for this speed and duration.
      rotates: 18,
      frame: 6,
      drift: { enabled: false, idleTime: 5000, duration: 60_000 },
    },
    results: { history: [], totalWheelSpins: 0 },
    unknown: { document: {}, definition: {} },
  };
}

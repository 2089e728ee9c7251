import type { WheelConfig } from './document';
import { newGuid } from './guid';
import { documentVersion } from './upgrade';

/** The document of a new wheel. */
export function newWheel(now = Date.now()): WheelConfig {
  const id = newGuid();
  return {
    id,
    version: documentVersion,
    'result-effect': 'fireworks',
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
    'wheel-definition': {
      id,
      createdAt: now,
      updatedAt: now,
      'wheel-theme': 'vibrant',
      'wheel-palette': 'Rainbow',
      slices: [],
      history: [],
      speed: 3,
      duration: 6000,
      // As the settings show for this speed and duration.
      rotates: 18,
      frame: 6,
      showWheelSpins: false,
      totalWheelSpins: 0,
      outer: { width: 2 },
      inner: { width: 12 },
      text: { size: 16, offset: 5, minInnerRadius: 10 },
      marker: { width: 5 },
      driftAnimation: { enabled: true, idleTime: 5000, duration: 60_000 },
    },
  };
}

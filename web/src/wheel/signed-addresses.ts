import type { Slice, WheelConfig } from './document';
import { isRecord } from './heal-values';

/** Signed addresses expire: saved, they would be dead when the wheel is loaded. The ids beside them stay. */
export function withoutSignedAddresses(config: WheelConfig): WheelConfig {
  const { audio, 'wheel-definition': definition } = config;
  return {
    ...config,
    ...(audio ? { audio: blankTracks(audio) } : {}),
    'wheel-definition': {
      ...definition,
      ...blanked(definition, 'signedWheelBackgroundImage'),
      ...blanked(definition, 'signedWheelContainerBackgroundImage'),
      slices: definition.slices.map(blankSlice),
    },
  };
}

const blankSlice = (slice: Slice): Slice =>
  slice.audio || slice.signedImage
    ? {
        ...slice,
        ...blanked(slice, 'signedImage'),
        ...(slice.audio ? { audio: blankTracks(slice.audio) } : {}),
      }
    : slice;

function blankTracks<Audio extends { events?: object }>(audio: Audio): Audio {
  if (!isRecord(audio.events)) return audio;
  const events = Object.entries(audio.events).map(([name, event]) => [
    name,
    isRecord(event) ? { ...event, ...blanked(event, 'signedTrackUrl') } : event,
  ]);
  return { ...audio, events: Object.fromEntries(events) };
}

const blanked = (part: object, field: string): object => (field in part ? { [field]: '' } : {});

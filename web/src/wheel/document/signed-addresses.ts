import { isRecord, textOr } from './coerce-wheel';
import type { Background, Slice, Wheel } from './document';

/** Signed addresses expire: saved, they would be dead when the wheel is loaded. The ids beside them stay. */
export function withoutSignedAddresses(wheel: Wheel): Wheel {
  const { audio, look } = wheel;
  const { wheel: own, container } = look.backgrounds;
  const backgrounds = {
    wheel: { ...own, ...blanked(own, 'signed') },
    container: { ...container, ...blanked(container, 'signed') },
  };
  return {
    ...wheel,
    ...(audio ? { audio: blankTracks(audio) } : {}),
    look: { ...look, backgrounds },
    slices: wheel.slices.map(blankSlice),
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

/** One of the user's own files that a wheel names, with its address. */
export interface OwnFile {
  id: string;
  signed: string;
}

export function backgroundFile({ look }: Wheel, which: Background): OwnFile | null {
  return fileIn(look.backgrounds[which], 'id', 'signed');
}

export const sliceFile = (slice: object): OwnFile | null => fileIn(slice, 'imageId', 'signedImage');

export function fileIn(part: object, field: string, signedField: string): OwnFile | null {
  const { [field]: id, [signedField]: signed } = part as Record<string, unknown>;
  return textOr(id, '') === '' ? null : { id: String(id), signed: textOr(signed, '') };
}

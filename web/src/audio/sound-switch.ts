import { coerceVolume, isRecord, masterVolume } from '../wheel/document/coerce-wheel';
import type { Wheel } from '../wheel/document/document';
import { newWheel } from '../wheel/document/new-wheel';
import type { Edit } from '../wheel/edits/edits';

type WheelAudio = NonNullable<Wheel['audio']>;

/** A wheel without audio settings starts with those of a new wheel. */
export const changeAudio =
  (change: (audio: WheelAudio, wheel: Wheel) => Partial<WheelAudio>): Edit =>
  (wheel) => {
    const before: WheelAudio = isRecord(wheel.audio) ? wheel.audio : { ...newWheel().audio, enabled: false };
    const changed = change(before, wheel);
    const fields = Object.keys(changed) as (keyof WheelAudio)[];
    const differs = fields.some((field) => before[field] !== changed[field]);
    return differs ? { ...wheel, audio: { ...before, ...changed } } : wheel;
  };

export const plainVolume = 70;

export const setSound = (isOn: boolean): Edit =>
  changeAudio(({ masterVolume: volume }) => ({
    enabled: isOn,
    // Switched on at volume 0, it would stay silent.
    ...(isOn && coerceVolume(volume, plainVolume) === 0 ? { masterVolume: plainVolume } : {}),
  }));

export const toggleSound: Edit = (wheel) => setSound(masterVolume(wheel) === 0)(wheel);

import type { SliceAudio, Wheel } from '../wheel/document/document';
import { healVolume, isRecord, masterVolume } from '../wheel/document/heal-config';
import { newWheel } from '../wheel/document/new-wheel';
import type { Edit } from '../wheel/edits/edits';
import { type SoundEvent, type SoundKind, wheelEvent } from './sound-event';

type WheelAudio = NonNullable<Wheel['audio']>;

/** What a wheel stores of a chosen sound. */
export interface SoundChoice {
  genreGuid: string;
  genreName: string;
  trackGuid: string;
  trackName: string;
  /** Of a user's own sound; it expires. */
  signedTrackUrl?: string;
}

/** A wheel without audio settings starts with those of a new wheel. */
const changeAudio =
  (change: (audio: WheelAudio, wheel: Wheel) => Partial<WheelAudio>): Edit =>
  (wheel) => {
    const before: WheelAudio = isRecord(wheel.audio) ? wheel.audio : { ...newWheel().audio, enabled: false };
    const changed = change(before, wheel);
    const fields = Object.keys(changed) as (keyof WheelAudio)[];
    const differs = fields.some((field) => before[field] !== changed[field]);
    return differs ? { ...wheel, audio: { ...before, ...changed } } : wheel;
  };

const plainVolume = 70;

export const setSound = (isOn: boolean): Edit =>
  changeAudio(({ masterVolume: volume }) => ({
    enabled: isOn,
    // Switched on at volume 0, it would stay silent.
    ...(isOn && healVolume(volume, plainVolume) === 0 ? { masterVolume: plainVolume } : {}),
  }));

export const toggleSound: Edit = (wheel) => setSound(masterVolume(wheel) === 0)(wheel);

export const setMasterVolume = (volume: number): Edit =>
  changeAudio(({ enabled }) => {
    const healed = healVolume(volume, plainVolume);
    return { masterVolume: healed, enabled: healed > 0 || enabled !== false };
  });

export type SoundSwitch = 'globalSoundsEnabled' | 'sliceSoundsEnabled';

export const setSoundSwitch = (name: SoundSwitch, isOn: boolean): Edit =>
  changeAudio(() => ({ [name]: isOn }));

const changeEvent = (kind: SoundKind, change: (event: SoundEvent | undefined) => SoundEvent): Edit =>
  changeAudio(({ events }, wheel) => ({
    events: { ...(isRecord(events) ? events : {}), [kind]: change(wheelEvent(wheel, kind)) },
  }));

export const chooseSound = (kind: SoundKind, choice: SoundChoice): Edit =>
  changeEvent(kind, (event) => withChoice(event, choice));
export const clearSound = (kind: SoundKind): Edit => changeEvent(kind, () => ({}));
export const setEventVolume = (kind: SoundKind, volume: number): Edit =>
  changeEvent(kind, (event) => ({ ...event, volume: healVolume(volume, 100) }));
export const setEventEnabled = (kind: SoundKind, enabled: boolean): Edit =>
  changeEvent(kind, (event) => ({ ...event, enabled }));

/** The event with another sound; its volume stays. */
export function withChoice(event: SoundEvent | undefined, choice: SoundChoice): SoundEvent {
  const { signedTrackUrl: _ofAnother, ...kept } = event ?? {};
  return { ...kept, ...choice, enabled: true, volume: healVolume(kept.volume, 100) };
}

export const withSliceEvent = (
  audio: SliceAudio | undefined,
  kind: 'win' | 'remove',
  event: SoundEvent,
): SliceAudio => ({ ...audio, events: { ...audio?.events, [kind]: event } });

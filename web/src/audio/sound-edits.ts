import { coerceVolume, isRecord } from '../wheel/document/coerce-wheel';
import type { SliceAudio } from '../wheel/document/document';
import type { Edit } from '../wheel/edits/edits';
import { type SoundEvent, type SoundKind, wheelEvent } from './sound-event';
import { changeAudio, plainVolume } from './sound-switch';

/** What a wheel stores about a chosen sound. */
export interface SoundChoice {
  genreGuid: string;
  genreName: string;
  trackGuid: string;
  trackName: string;
  /** The address of a user's own sound; it expires. */
  signedTrackUrl?: string;
}

export const setMasterVolume = (volume: number): Edit =>
  changeAudio(({ enabled }) => {
    const coerced = coerceVolume(volume, plainVolume);
    return { masterVolume: coerced, enabled: coerced > 0 || enabled !== false };
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
  changeEvent(kind, (event) => ({ ...event, volume: coerceVolume(volume, 100) }));
export const setEventEnabled = (kind: SoundKind, enabled: boolean): Edit =>
  changeEvent(kind, (event) => ({ ...event, enabled }));

/** The event with another sound; its volume stays. */
export function withChoice(event: SoundEvent | undefined, choice: SoundChoice): SoundEvent {
  const { signedTrackUrl: _ofAnother, ...kept } = event ?? {};
  return { ...kept, ...choice, enabled: true, volume: coerceVolume(kept.volume, 100) };
}

export const withSliceEvent = (
  audio: SliceAudio | undefined,
  kind: 'win' | 'remove',
  event: SoundEvent,
): SliceAudio => ({ ...audio, events: { ...audio?.events, [kind]: event } });

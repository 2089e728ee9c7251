import type { WheelConfig } from './document';
import { healVolume, isRecord } from './heal-values';

/** How loud the wheel is as a whole, from 0 to 100. A wheel that says nothing about sound makes none. */
export function masterVolume({ audio }: WheelConfig): number {
  if (!isRecord(audio) || audio.enabled === false) return 0;
  return healVolume(audio.masterVolume, 70);
}

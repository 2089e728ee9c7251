export type VolumeLevel = 'muted' | 'low' | 'high';

const lowest = 1;
const highestLow = 66;

/** Which icon stands for a volume from 0 to 100. */
export function volumeLevel(volume: number): VolumeLevel {
  if (volume < lowest) return 'muted';
  return volume <= highestLow ? 'low' : 'high';
}

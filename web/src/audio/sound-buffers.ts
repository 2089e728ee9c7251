import { prepareAudio } from '../wheel/view/open-audio';

/** Decoded, a track takes some 5 MB. */
const mostKept = 8;

const kept = new Map<string, Promise<AudioBuffer>>();

/** A sound ready to be played, fetched and decoded once; of many, those used last are kept. */
export function soundBuffer(address: string): Promise<AudioBuffer> {
  const buffer = kept.get(address) ?? fetchBuffer(address);
  kept.delete(address);
  kept.set(address, buffer);
  buffer.catch(() => kept.delete(address));
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return buffer;
}

async function fetchBuffer(address: string): Promise<AudioBuffer> {
  const audio = prepareAudio();
  if (!audio) throw new Error('This browser cannot decode sounds');
  // A sound of the user's own is opened by its address alone.
  const answer = await fetch(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

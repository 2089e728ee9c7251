import { readBytes, request } from '../network/request';
import { prepareAudio } from '../wheel/view/open-audio';

/** A decoded track takes about 5 MB. */
const mostKept = 8;

const kept = new Map<string, Promise<AudioBuffer>>();

/** A sound ready to play, fetched and decoded once; the most recently used ones are kept. */
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
  // The address alone grants access to a user's own sound.
  const answer = await request(address, { credentials: 'omit' });
  if (!answer.ok) throw new Error(`${address} was answered ${answer.status}`);
  return audio.decodeAudioData((await readBytes(answer)).buffer);
}

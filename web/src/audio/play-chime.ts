import { runningAudio } from './play-sound';

const notes = [523.25, 783.99];
/** In seconds. */
const noteTime = 0.35;
const inaudible = 0.0001;

/** Two notes that can only be a test; false where the browser blocks sound. */
export async function playChime(loudness: number, findAudio = runningAudio): Promise<boolean> {
  const audio = await findAudio();
  if (!audio) return false;
  for (const [place, frequency] of notes.entries()) {
    const start = audio.currentTime + place * noteTime;
    const end = start + noteTime * 2;
    const volume = audio.createGain();
    volume.gain.setValueAtTime(inaudible, start);
    volume.gain.exponentialRampToValueAtTime(Math.max(inaudible, loudness / 2), start + 0.02);
    volume.gain.exponentialRampToValueAtTime(inaudible, end);
    const note = audio.createOscillator();
    note.type = 'triangle';
    note.frequency.setValueAtTime(frequency, start);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(end);
  }
  return true;
}

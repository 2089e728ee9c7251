import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { separated } from '../audio/mp3.ts';
import { type Stereo, sampleRate } from '../audio/stereo.ts';

const fonts = {
  general: '/usr/share/sounds/sf2/FluidR3_GM.sf2',
  noises: '/usr/share/sounds/sf2/FluidR3_GS.sf2',
};

const settings = {
  'synth.dynamic-sample-loading': 1,
  'synth.reverb.room-size': 0.5,
  'synth.reverb.level': 0.6,
  'synth.chorus.active': 0,
};

/** Plays a MIDI file with FluidSynth, faster than it sounds. */
export async function playMidi(midi: Buffer, font: keyof typeof fonts = 'general'): Promise<Stereo> {
  const folder = await mkdtemp(join(tmpdir(), 'wheelwright-sound-'));
  const [score, sound] = [join(folder, 'score.mid'), join(folder, 'sound.raw')];
  try {
    await writeFile(score, midi);
    const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    const output = ['-T', 'raw', '-O', 'float', '-E', 'little', '-F', sound];
    await promisify(execFile)('fluidsynth', [
      ...['-niq', '-g', '0.5', '-r', String(sampleRate)],
      ...options,
      ...output,
      ...[fonts[font], score],
    ]);
    return separated(await readFile(sound));
  } finally {
    await rm(folder, { recursive: true });
  }
}

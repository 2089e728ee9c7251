import { execFile } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Stereo, sampleRate } from './stereo.ts';

const run = promisify(execFile);
const raw = ['-f', 'f32le', '-ar', String(sampleRate), '-ac', '2'];

export async function writeMp3(sound: Stereo, path: string): Promise<void> {
  // Written aside first: an interrupted run leaves no half file.
  const unfinished = `${path}.part`;
  const encoding = run('ffmpeg', [
    ...['-v', 'error', '-y', ...raw, '-i', 'pipe:0', '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-c:a', 'libmp3lame', '-b:a', '96k', '-compression_level', '0', '-f', 'mp3', unfinished],
  ]);
  encoding.child.stdin?.end(interleaved(sound));
  await encoding;
  await rename(unfinished, path);
}

/** Decodes with a program that, unlike the browsers, complains about whatever is broken. */
export async function readMp3(path: string): Promise<Stereo> {
  const { stdout, stderr } = await run(
    'mpg123',
    ['-q', '--stereo', '-r', String(sampleRate), '-e', 'f32', '-s', path],
    { encoding: 'buffer', maxBuffer: 2 ** 26 },
  );
  if (stderr.length > 0) throw new Error(`mpg123: ${stderr.toString().trim().split('\n')[0]}`);
  return separated(stdout);
}

/** Any sound file, for the samples that effects are made from. */
export async function readSample(path: string): Promise<Stereo> {
  const { stdout } = await run('ffmpeg', ['-v', 'error', '-i', path, ...raw, 'pipe:1'], {
    encoding: 'buffer',
    maxBuffer: 2 ** 27,
  });
  return separated(stdout);
}

function interleaved({ left, right }: Stereo): Buffer {
  const both = new Float32Array(left.length * 2);
  left.forEach((sample, index) => {
    both[2 * index] = sample;
    both[2 * index + 1] = right[index] ?? 0;
  });
  return Buffer.from(both.buffer);
}

export function separated(bytes: Buffer): Stereo {
  const both = new Float32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.length / 8) * 2);
  const length = both.length / 2;
  return {
    left: new Float32Array(length).map((_, index) => both[2 * index] ?? 0),
    right: new Float32Array(length).map((_, index) => both[2 * index + 1] ?? 0),
  };
}

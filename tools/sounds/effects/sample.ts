import { join } from 'node:path';
import { readSample } from '../audio/mp3.ts';
import type { Stereo } from '../audio/stereo.ts';
import { sampleFolder } from '../library.ts';

/** A recording of content/sounds/samples/, all of them in the public domain. */
export const sample = (file: string): Promise<Stereo> => readSample(join(sampleFolder, file));

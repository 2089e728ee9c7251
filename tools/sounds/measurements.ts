import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFolder } from './library.ts';
import { digest, type ManifestTrack } from './manifest.ts';
import { type Measured, measure } from './measure.ts';

const file = join(import.meta.dirname, 'measured.txt');
/** What can change the figures of a file. */
const measuringFolders = ['audio', 'ear'];

/**
 * The figures of every sound. measured.txt keeps them, each behind a digest of the file, its loop and the code that
 * measures: in a fresh clone only what changed since is decoded.
 */
export class Measurements {
  readonly code: string;
  /** How many files had no figures yet. */
  decoded = 0;
  private readonly kept = new Map<string, Measured>();
  private readonly lines = new Map<string, string>();

  constructor(code: string, text: string) {
    this.code = code;
    for (const line of text.split('\n').filter(Boolean)) {
      const [key = '', , figures = ''] = line.split(' ');
      this.kept.set(key, JSON.parse(figures));
    }
  }

  /** `anew` leaves out what was kept. */
  static async read({ anew = false } = {}): Promise<Measurements> {
    return new Measurements(await measuringCode(), anew ? '' : await readFile(file, 'utf8').catch(() => ''));
  }

  async of({ guid, path, loop }: ManifestTrack): Promise<Measured> {
    const media = join(mediaFolder, path);
    const key = digest(JSON.stringify([this.code, digest(await readFile(media)), loop]));
    let figures = this.kept.get(key);
    if (!figures) {
      figures = await measure(media, loop);
      this.kept.set(key, figures);
      this.decoded += 1;
    }
    this.lines.set(guid, `${key} ${guid} ${asText(figures)}\n`);
    return figures;
  }

  /** Keeps the figures of these tracks and no others. Figures of a faulty file may be no numbers: leave it out. */
  async keep(tracks: readonly ManifestTrack[]): Promise<void> {
    await writeFile(file, this.linesOf(tracks));
  }

  linesOf(tracks: readonly ManifestTrack[]): string {
    return tracks.map(({ guid }) => this.lines.get(guid) ?? '').join('');
  }
}

/** In thousandths: the rest of the digits is noise that depends on the machine. */
const asText = (figures: Measured) =>
  JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value * 1e3) / 1e3 : value));

async function measuringCode(): Promise<string> {
  const folders = measuringFolders.map(async (folder) => {
    const names = await readdir(join(import.meta.dirname, folder));
    return names.filter((name) => !name.endsWith('.test.ts')).map((name) => join(folder, name));
  });
  const sources = ['measure.ts', ...(await Promise.all(folders)).flat().sort()];
  const texts = sources.map((source) => readFile(join(import.meta.dirname, source), 'utf8'));
  return digest((await Promise.all(texts)).join('\n'));
}

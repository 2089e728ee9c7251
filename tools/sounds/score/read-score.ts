import { drumKeys } from './drum-keys.ts';
import { readFlags } from './part-flags.ts';
import type { GenreScore, Part, TrackScore } from './score.ts';
import { readOptionTexts, trackOptions } from './track-options.ts';

/** Reads a genre's score; docs/howto/add-a-track.md describes its lines. */
export function readScore(text: string, file: string): GenreScore {
  const reader = new ScoreReader();
  for (const [index, line] of text.split('\n').entries()) {
    try {
      reader.read(line.replace(/(^|\s)\/\/.*$/, '').trim());
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file}:${index + 1}: ${reason}`, { cause });
    }
  }
  return reader.finished(file);
}

class ScoreReader {
  private genre = '';
  private options: Record<string, string> = {};
  private shared = new Map<string, Part>();
  private tracks: (Omit<TrackScore, 'parts'> & { parts: Map<string, Part> })[] = [];

  private readonly rules: [RegExp, (found: RegExpExecArray) => void][] = [
    [/^genre\s+([a-z0-9-]+)\s*(.*)$/, ([, genre = '', options = '']) => this.startGenre(genre, options)],
    [
      /^track\s+([a-z0-9-]+)\s+"([^"]+)"\s*(.*)$/,
      ([, guid = '', title = '', options = '']) => this.startTrack(guid, title, options),
    ],
    [/^-(\w+)$/, ([, name = '']) => this.drop(name)],
    [
      /^chords\s+(.+)$/,
      ([, chords = '']) => Object.assign(this.current(), { chords: barsIn(chords, /[|\s]+/) }),
    ],
    [/^(\w+)\s+([a-z0-9-]+)\s*(.*?)\s+([:=])\s+(.+)$/, (found) => this.add(pitchedPart(found))],
    [/^(\w+)\s+(?:v(\d+)\s+)?([Xxo.\-|*\s\d]+)$/, (found) => this.add(drumPart(found))],
  ];

  read(line: string) {
    if (!line) return;
    for (const [shape, take] of this.rules) {
      const found = shape.exec(line);
      if (found) return take(found);
    }
    throw new Error(`cannot read "${line}"`);
  }

  finished(file: string): GenreScore {
    const without = this.tracks.find(({ chords }) => chords.length === 0);
    if (without) throw new Error(`${file}: ${without.guid} has no chords`);
    if (!this.genre) throw new Error(`${file}: no line "genre"`);
    return {
      genre: this.genre,
      tracks: this.tracks.map((track) => ({ ...track, parts: [...track.parts.values()] })),
    };
  }

  private startGenre(genre: string, options: string) {
    this.genre = genre;
    this.options = readOptionTexts(options);
  }

  private startTrack(guid: string, title: string, options: string) {
    const all = { ...this.options, ...readOptionTexts(options) };
    this.tracks.push({ guid, title, options: trackOptions(all), chords: [], parts: new Map(this.shared) });
  }

  private current() {
    const track = this.tracks.at(-1);
    if (!track) throw new Error('this belongs to a track; none has started');
    return track;
  }

  private drop(name: string) {
    if (!this.current().parts.delete(name)) throw new Error(`there is no part ${name} to leave out`);
  }

  private add(part: Part) {
    (this.tracks.at(-1)?.parts ?? this.shared).set(part.name, part);
  }
}

function pitchedPart([, name = '', instrument = '', flags = '', kind, bars = '']: RegExpExecArray): Part {
  return {
    kind: kind === '=' ? 'notes' : 'steps',
    name,
    instrument,
    settings: readFlags(flags.split(/\s+/).filter(Boolean)),
    bars: barsIn(bars, '|'),
  };
}

function drumPart([, name = '', velocity, bars = '']: RegExpExecArray): Part {
  if (!(name in drumKeys)) throw new Error(`no such drum: ${name}`);
  return { kind: 'drum', name, velocity: Number(velocity ?? 90), bars: barsIn(bars, '|') };
}

/** "a *3 | b" is four bars. */
function barsIn(text: string, separator: string | RegExp): string[] {
  const bars = text
    .split(separator)
    .map((bar) => bar.trim())
    .filter(Boolean);
  return bars.flatMap((bar) => {
    const [, repeated = bar, times = '1'] = /^(.*?)\s*\*(\d+)$/.exec(bar) ?? [];
    return Array.from({ length: Number(times) }, () => repeated);
  });
}

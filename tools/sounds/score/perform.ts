import { chanceFrom } from '../synth/chance.ts';
import { drumNotes } from './drum-notes.ts';
import { Harmony } from './harmony.ts';
import type { Part, TrackScore } from './score.ts';
import { stepNotes } from './step-notes.ts';
import { swung } from './swing.ts';
import { type WrittenNote, writtenNotes } from './written-notes.ts';

export interface PlayedPart {
  part: Part;
  notes: WrittenNote[];
}

/** A track as it is played once: times in beats, with swing and small human faults. */
export interface Performance {
  track: TrackScore;
  beats: number;
  seconds: number;
  parts: PlayedPart[];
}

export function perform(track: TrackScore): Performance {
  const harmony = new Harmony(track.chords, track.options.beatsPerBar);
  return {
    track,
    beats: harmony.beats,
    seconds: (harmony.beats * 60) / track.options.bpm,
    parts: track.parts.map((part) => ({ part, notes: played(part, track, harmony) })),
  };
}

export function written(part: Part, track: TrackScore, harmony: Harmony): WrittenNote[] {
  switch (part.kind) {
    case 'drum':
      return drumNotes(part, track);
    case 'steps':
      return stepNotes(part, track, harmony);
    case 'notes':
      return writtenNotes(part, track, track.chords.length);
  }
}

function played(part: Part, track: TrackScore, harmony: Harmony): WrittenNote[] {
  const { options } = track;
  const chance = chanceFrom(track.guid + part.name);
  const gate = part.kind === 'drum' ? 1 : part.settings.gate;
  const looseness = (options.human / 1000) * (options.bpm / 60);
  return written(part, track, harmony).map(({ beat, length, key, velocity }) => {
    const start = swung(beat, options);
    return {
      beat: start + (chance() - 0.5) * looseness,
      length: Math.max(0.05, swung(beat + length * gate, options) - start),
      key,
      velocity: Math.min(127, Math.max(1, Math.round(velocity + (chance() - 0.5) * 10))),
    };
  });
}

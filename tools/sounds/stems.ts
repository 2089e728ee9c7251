import { inRoom } from './audio/reverb.ts';
import { ducked, withEcho } from './audio/space.ts';
import { addStereo, eachSide, panned, type Stereo, samplesIn, silence } from './audio/stereo.ts';
import { isMadeKit, sampledKits } from './score/drum-keys.ts';
import type { Performance, PlayedPart } from './score/perform.ts';
import { isPitched, type PitchedPart } from './score/score.ts';
import type { WrittenNote } from './score/written-notes.ts';
import { makes, playDrums } from './synth/drum-machine.ts';
import { sampledInstruments } from './synth/instruments.ts';
import { type MidiVoice, microsecondsPerBeat, midiFile } from './synth/midi-file.ts';
import { playMidi } from './synth/soundfont.ts';
import { playVoice, type TimedNote } from './synth/synthesizer.ts';
import { voices } from './synth/voices.ts';

/** One part, or all drums, alone. */
export interface Stem {
  name: string;
  /** dB against the whole mix. */
  level: number;
  sound: Stereo;
}

export interface Timing {
  /** Before the loop its last seconds play once: their echoes ring in it, as they will when it repeats. */
  loopFrom: number;
  loopSeconds: number;
  totalSeconds: number;
}

/** One beat of silence, so that a note that is played early is not cut. */
const leadBeats = 1;
const runUpSeconds = 4;
/** Of what would follow the loop. */
const runOutSeconds = 1;

export async function stemsOf(performance: Performance): Promise<{ stems: Stem[]; timing: Timing }> {
  const player = new Player(performance);
  const pitched = performance.parts.filter(({ part }) => isPitched(part));
  const drums = performance.parts.filter(({ part }) => !isPitched(part));
  const stems: Stem[] = [];
  for (const each of pitched) stems.push(await player.pitched(each));
  if (drums.length > 0) stems.push(await player.drums(drums));
  return { stems, timing: player.timing };
}

class Player {
  readonly timing: Timing;
  private readonly performance: Performance;
  private readonly beatSeconds: number;
  private readonly runUpBeats: number;

  constructor(performance: Performance) {
    this.performance = performance;
    this.beatSeconds = microsecondsPerBeat(performance.track.options.bpm) / 1e6;
    const loopSeconds = performance.beats * this.beatSeconds;
    this.runUpBeats = Math.min(performance.beats, Math.ceil(runUpSeconds / this.beatSeconds));
    const loopFrom = (leadBeats + this.runUpBeats) * this.beatSeconds;
    this.timing = { loopFrom, loopSeconds, totalSeconds: loopFrom + loopSeconds + runOutSeconds };
  }

  async pitched({ part, notes }: PlayedPart): Promise<Stem> {
    if (!isPitched(part)) throw new Error(`${part.name} is a drum`);
    const { settings } = part;
    const voice = voices[part.instrument];
    const dry = voice ? this.synthesized(part, notes) : await this.sampled(sampledVoice(part), notes);
    const echoed = withEcho(dry, settings.echo, this.beatSeconds * 0.75);
    return { name: part.name, level: settings.level, sound: ducked(echoed, this.kicks(), settings.duck) };
  }

  async drums(parts: readonly PlayedPart[]): Promise<Stem> {
    const { kit, drums } = this.performance.track.options;
    const sound = silence(this.timing.totalSeconds);
    const made = isMadeKit(kit) ? parts.filter(({ part }) => makes(kit, part.name)) : [];
    if (isMadeKit(kit)) playDrums(kit, this.timed(made.flatMap(({ notes }) => notes)), sound);
    const sampled = parts.filter((part) => !made.includes(part)).flatMap(({ notes }) => notes);
    if (sampled.length > 0) {
      const program = sampledKits[kit] ?? sampledKits.electronic ?? 0;
      addStereo(sound, await this.sampled({ channel: 9, bank: 0, program, pan: 64, reverb: 30 }, sampled));
    }
    return { name: 'drums', level: drums, sound };
  }

  private synthesized({ instrument, settings }: PitchedPart, notes: readonly WrittenNote[]): Stereo {
    const sound = silence(this.timing.totalSeconds);
    const voice = voices[instrument];
    if (voice) playVoice(voice, this.timed(notes), sound);
    const { left, right } = panned(new Float32Array([1]), settings.pan / 127);
    const placed = {
      left: sound.left.map((sample) => sample * (left[0] ?? 1)),
      right: sound.right.map((sample) => sample * (right[0] ?? 1)),
    };
    return inRoom(placed, settings.reverb / 127);
  }

  private async sampled(voice: MidiVoice, notes: readonly WrittenNote[]): Promise<Stereo> {
    const { bpm } = this.performance.track.options;
    const beats = this.timing.totalSeconds / this.beatSeconds;
    const sound = await playMidi(midiFile(voice, this.repeated(notes), bpm, beats));
    return eachSide(sound, (side) => {
      const whole = new Float32Array(samplesIn(this.timing.totalSeconds));
      whole.set(side.subarray(0, whole.length));
      return whole;
    });
  }

  /** The notes of the run-up, of the loop, and of its next beginning. */
  private repeated(notes: readonly WrittenNote[]): WrittenNote[] {
    const end = this.timing.totalSeconds / this.beatSeconds;
    return [-1, 0, 1]
      .flatMap((pass) =>
        notes.map((note) => ({
          ...note,
          beat: note.beat + leadBeats + this.runUpBeats + pass * this.performance.beats,
        })),
      )
      .filter(({ beat }) => beat >= 0 && beat < end);
  }

  private timed(notes: readonly WrittenNote[]): TimedNote[] {
    return this.repeated(notes).map(({ beat, ...note }) => ({
      ...note,
      start: beat * this.beatSeconds,
      length: note.length * this.beatSeconds,
    }));
  }

  private kicks(): number[] {
    const kick = this.performance.parts.find(({ part }) => part.name === 'kick');
    return this.timed(kick?.notes ?? []).map(({ start }) => start);
  }
}

function sampledVoice({ name, instrument, settings }: PitchedPart): MidiVoice {
  const place = sampledInstruments[instrument];
  if (!place) throw new Error(`${name}: no such instrument: ${instrument}`);
  const [bank, program] = place;
  return { channel: 0, bank, program, pan: settings.pan, reverb: settings.reverb };
}

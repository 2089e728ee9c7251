import type { WrittenNote } from '../score/written-notes.ts';

const ticksPerBeat = 480;
const noteOn = 0x90;
const noteOff = 0x80;
const control = 0xb0;
const programChange = 0xc0;

export interface MidiVoice {
  channel: number;
  bank: number;
  program: number;
  pan: number;
  reverb: number;
}

type Event = [tick: number, bytes: number[]];

/** A standard MIDI file with one instrument; times are in beats from its start. */
export function midiFile(
  voice: MidiVoice,
  notes: readonly WrittenNote[],
  bpm: number,
  beats: number,
): Buffer {
  const tempo = microsecondsPerBeat(bpm);
  const events: Event[] = [
    [0, [0xff, 0x51, 3, tempo >> 16, (tempo >> 8) & 255, tempo & 255]],
    ...setUp(voice),
    ...notes.flatMap((note) => strokes(note, voice.channel)).sort(byTime),
    [Math.round(beats * ticksPerBeat), [0xff, 0x2f, 0]],
  ];
  let now = 0;
  const body = events.flatMap(([tick, bytes]) => {
    const wait = Math.max(0, tick - now);
    now += wait;
    return [...variableLength(wait), ...bytes];
  });
  const head = Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\0MTrk\0\0\0\0', 'latin1');
  head.writeUInt16BE(ticksPerBeat, 12);
  head.writeUInt32BE(body.length, 18);
  return Buffer.concat([head, Buffer.from(body)]);
}

/** MIDI rounds the tempo to whole microseconds; the code that cuts the loop needs the rounded one. */
export const microsecondsPerBeat = (bpm: number) => Math.round(60e6 / bpm);

function setUp({ channel, bank, program, pan, reverb }: MidiVoice): Event[] {
  return [
    [0, [control | channel, 0, bank]],
    [0, [programChange | channel, program]],
    [0, [control | channel, 7, 110]],
    [0, [control | channel, 10, pan]],
    [0, [control | channel, 91, reverb]],
  ];
}

function strokes({ beat, length, key, velocity }: WrittenNote, channel: number): Event[] {
  const on = Math.max(0, Math.round(beat * ticksPerBeat));
  const off = Math.max(on + 10, Math.round((beat + length) * ticksPerBeat) - 1);
  return [
    [on, [noteOn | channel, key, velocity]],
    [off, [noteOff | channel, key, 0]],
  ];
}

/** At the same moment a note ends before the next begins, or a repeated note would fall silent. */
const byTime = ([tick, [kind = 0]]: Event, [otherTick, [otherKind = 0]]: Event) =>
  tick - otherTick || kind - otherKind;

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}

import { expect, it } from 'vitest';
import { midiFile } from './midi-file.ts';

const voice = { channel: 0, bank: 8, program: 28, pan: 64, reverb: 40 };
const note = (beat: number) => ({ beat, length: 1, key: 60, velocity: 100 });
const bytes = midiFile(voice, [note(0), note(1)], 120, 2);

it('is a standard MIDI file whose length fits', () => {
  expect(bytes.toString('latin1', 0, 4)).toBe('MThd');
  expect(bytes.readUInt16BE(12)).toBe(480);
  expect(bytes.readUInt32BE(18)).toBe(bytes.length - 22);
  expect([...bytes.subarray(-3)]).toEqual([0xff, 0x2f, 0]);
});

it('ends a note before it is struck again', () => {
  const events = [...bytes.subarray(22)];
  const off = events.findIndex((byte, index) => byte === 0x80 && events[index + 1] === 60);
  const again = events.findIndex((byte, index) => byte === 0x90 && index > off);
  expect(off).toBeGreaterThan(0);
  expect(again).toBeGreaterThan(off);
});

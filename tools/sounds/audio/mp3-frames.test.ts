import { expect, it } from 'vitest';
import { framesIn } from './mp3-frames.ts';

/** A frame of 96 kbit/s at 44.1 kHz has 313 bytes. */
const frame = (bitrateIndex = 7) => {
  const bytes = Buffer.alloc(bitrateIndex === 7 ? 313 : 417);
  bytes.set([0xff, 0xfb, bitrateIndex << 4]);
  return bytes;
};

it('counts frames behind a tag', () => {
  const tag = Buffer.from('ID3\x04\0\0\0\0\0\x05hello', 'latin1');
  expect(framesIn(Buffer.concat([tag, frame(), frame()]))).toEqual({ bitrates: [96], count: 2, stray: 0 });
});

it('finds other bit rates', () => {
  expect(framesIn(Buffer.concat([frame(), frame(9)])).bitrates).toEqual([96, 128]);
});

it('finds what is cut off', () => {
  expect(framesIn(Buffer.concat([frame(), frame().subarray(0, 100)]))).toMatchObject({
    count: 1,
    stray: 100,
  });
});

const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const samplesPerFrame = 1152;
const rate = 44100;

export interface Frames {
  /** The bit rates found in kbit/s, each once. */
  bitrates: number[];
  count: number;
  /** Bytes that belong to no whole frame. */
  stray: number;
}

/** Walks over the frames of an MPEG-1 layer III file at 44.1 kHz. */
export function framesIn(bytes: Buffer): Frames {
  const found = new Set<number>();
  let count = 0;
  let stray = 0;
  for (let at = afterTag(bytes); at < bytes.length; ) {
    const size = frameSize(bytes, at);
    if (!size || at + size > bytes.length) {
      stray += 1;
      at += 1;
      continue;
    }
    found.add(bitrates[(bytes[at + 2] ?? 0) >> 4] ?? 0);
    count += 1;
    at += size;
  }
  return { bitrates: [...found], count, stray };
}

function frameSize(bytes: Buffer, at: number): number {
  const [sync = 0, version = 0, form = 0] = bytes.subarray(at, at + 3);
  const isLayer3 = sync === 0xff && (version & 0xfe) === 0xfa;
  const bitrate = bitrates[form >> 4] ?? 0;
  if (!isLayer3 || bitrate === 0 || ((form >> 2) & 3) !== 0) return 0;
  return Math.floor(((samplesPerFrame / 8) * bitrate * 1000) / rate) + ((form >> 1) & 1);
}

/** An ID3 tag before the music has its length in four times seven bits. */
function afterTag(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 3) !== 'ID3') return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
}

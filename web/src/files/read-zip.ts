import { chunksOf } from './chunks-of';

/** What unpacking may need at most: a few kilobytes can claim to be gigabytes. */
const mostUnpacked = 64e6;

interface Entry {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  at: number;
}

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The wanted files of an archive by their paths; null where it is damaged, locked, or larger than it may be. */
export async function readZip(
  bytes: Uint8Array<ArrayBuffer>,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array> | null> {
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = entriesOf(view, bytes).filter(({ name }) => isWanted(name));
    if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostUnpacked) return null;
    const files = new Map<string, Uint8Array>();
    for (const entry of entries) files.set(entry.name, await unpack(view, bytes, entry));
    return files;
  } catch (error) {
    console.warn('An archive could not be read.', error);
    return null;
  }
}

/** From the archive's central directory, as the format defines it. */
function entriesOf(view: DataView, bytes: Uint8Array): Entry[] {
  const end = endOf(view);
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new RangeError('The list of files is damaged');
    const length = view.getUint16(at + 28, true);
    const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
    if (isLocked) throw new RangeError('A file is encrypted');
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + length)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** A comment of up to 64 kB may follow it. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - 22; at >= Math.max(0, view.byteLength - 22 - 0xffff); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new RangeError('The archive has no end');
}

async function unpack(
  view: DataView,
  bytes: Uint8Array<ArrayBuffer>,
  { at, packed, unpacked, method }: Entry,
): Promise<Uint8Array> {
  if (view.getUint32(at, true) !== 0x04034b50) throw new RangeError('A file is not where it should be');
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.subarray(from, from + packed);
  if (content.length < packed) throw new RangeError('The archive ends too early');
  if (method === 0) return content;
  if (method !== 8) throw new RangeError(`Files packed by method ${method} can't be read`);
  const inflated = new Uint8Array(unpacked);
  let filled = 0;
  for await (const chunk of chunksOf(new DecompressionStream('deflate-raw'), content)) {
    if (filled + chunk.length > unpacked) throw new RangeError('A file is larger than it says');
    inflated.set(chunk, filled);
    filled += chunk.length;
  }
  return inflated.subarray(0, filled);
}

import { chunksOf } from '../chunks-of';

interface Lie {
  unpacked?: number;
  flags?: number;
  method?: number;
}

/** An archive as the format has it; `lie` is what its list says instead of the truth. */
export async function archive(
  files: Record<string, string>,
  lie: Lie = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: number[] = [];
  const list: number[] = [];
  for (const [path, text] of Object.entries(files)) {
    const name = new TextEncoder().encode(path);
    const content = new TextEncoder().encode(text);
    const packed = await deflated(content);
    list.push(...short(0x4b50, 0x0201, 0, 0, lie.flags ?? 0, lie.method ?? 8, 0, 0, 0, 0));
    list.push(
      ...long(packed.length, lie.unpacked ?? content.length),
      ...short(name.length, 0, 0, 0, 0, 0, 0),
    );
    list.push(...long(parts.length), ...name);
    parts.push(...short(0x4b50, 0x0403, 0, 0, 8, 0, 0, 0, 0), ...long(packed.length, content.length));
    parts.push(...short(name.length, 0), ...name, ...packed);
  }
  const count = Object.keys(files).length;
  const end = [...short(0x4b50, 0x0605, 0, 0, count, count), ...long(list.length, parts.length), ...short(0)];
  return new Uint8Array([...parts, ...list, ...end]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const packed: number[] = [];
  for await (const chunk of chunksOf(new CompressionStream('deflate-raw'), bytes)) packed.push(...chunk);
  return packed;
}

const short = (...values: number[]) => values.flatMap((value) => [value & 255, (value >> 8) & 255]);
const long = (...values: number[]) =>
  values.flatMap((value) => short(value % 65_536, Math.floor(value / 65_536)));

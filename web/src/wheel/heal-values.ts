// 10,000 slices of this weight still add up to an exact integer, so that a
// hostile document can neither overflow the pick nor starve every other slice to zero width.
const heaviest = 1e11;

export function healWeight(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 1) return 1;
  return Math.min(Math.floor(value), heaviest);
}

export function healVolume(value: unknown, unset: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return unset;
  return Math.min(100, Math.max(0, value));
}

export function healColor(value: unknown): string {
  if (typeof value !== 'string') return '#ffffff';
  if (/^#[0-9a-f]{6}$/i.test(value)) return value;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  if (!short) return '#ffffff';
  const [, red, green, blue] = short;
  return `#${red}${red}${green}${green}${blue}${blue}`;
}

export function finiteOr(
  value: unknown,
  unset: number,
  lowest = 0,
  highest = Number.MAX_SAFE_INTEGER,
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return unset;
  return Math.min(highest, Math.max(lowest, value));
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textOr = (value: unknown, unset: string): string =>
  typeof value === 'string' && value.trim() !== '' ? value : unset;

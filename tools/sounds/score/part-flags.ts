import type { PartSettings } from './score.ts';

const plain: PartSettings = {
  octave: 4,
  velocity: 90,
  gate: 0.95,
  pan: 64,
  reverb: 40,
  level: -10,
  strum: 0,
  echo: 0,
  duck: 0,
  second: 'none',
  wide: false,
};

type Numeric = {
  [Key in keyof PartSettings]: PartSettings[Key] extends number ? Key : never;
}[keyof PartSettings];

/** The letter of a flag with a number, what it sets, and the sensible range. */
const numbered: Record<string, [Numeric, number, number]> = {
  o: ['octave', 0, 7],
  v: ['velocity', 20, 127],
  g: ['gate', 0.1, 1.2],
  p: ['pan', 0, 127],
  r: ['reverb', 0, 127],
  b: ['level', -24, -2],
  strum: ['strum', 0, 60],
  echo: ['echo', 0, 70],
  duck: ['duck', 0, 24],
};

const words: Record<string, Partial<PartSettings>> = {
  st: { gate: 0.45 },
  third: { second: 'third' },
  octave: { second: 'octave' },
  wide: { wide: true },
};

export function readFlags(flags: readonly string[]): PartSettings {
  return Object.assign({ ...plain }, ...flags.map(readFlag));
}

function readFlag(flag: string): Partial<PartSettings> {
  const word = words[flag];
  if (word) return word;
  const found = /^([a-z]+)(-?\d+(?:\.\d+)?)$/.exec(flag);
  const rule = numbered[found?.[1] ?? ''];
  if (!found || !rule) throw new Error(`no such flag: ${flag}`);
  const [setting, low, high] = rule;
  const value = Number(found[2]);
  if (value < low || value > high) throw new Error(`${flag}: ${setting} goes from ${low} to ${high}`);
  return { [setting]: value };
}

const letters: Record<string, number> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };
const accidentals: Record<string, number> = { '': 0, '#': 1, b: -1 };

/** 0 for C up to 11 for B, whatever the octave. */
export function pitchClass(letter: string, accidental: string): number {
  const natural = letters[letter.toLowerCase()];
  const shift = accidentals[accidental];
  if (natural === undefined || shift === undefined) throw new Error(`no such pitch: ${letter}${accidental}`);
  return (natural + shift + 12) % 12;
}

/** The MIDI key of the C that starts an octave; middle C starts octave 4. */
export const octaveStart = (octave: number) => 12 * (octave + 1);

/** "g#'" in octave 4 is the G sharp of octave 5: one ' per octave up, one , per octave down. */
export function keyOf(text: string, octave: number): number {
  const found = /^([a-g])([#b]?)('*|,*)$/.exec(text);
  if (!found) throw new Error(`no such note: ${text}`);
  const [, letter = '', accidental = '', marks = ''] = found;
  const shift = marks.startsWith(',') ? -marks.length : marks.length;
  // Not by pitch class: c flat is the B below, b sharp the C above.
  return octaveStart(octave + shift) + (letters[letter] ?? 0) + (accidentals[accidental] ?? 0);
}

const major = [0, 2, 4, 5, 7, 9, 11];
const minor = [0, 2, 3, 5, 7, 8, 10];

/** The seven pitch classes of a key such as "Bb" or "F#m". */
export function scaleOf(key: string): number[] {
  const found = /^([A-G])([#b]?)(m?)$/.exec(key);
  if (!found) throw new Error(`no such key: ${key}`);
  const [, letter = '', accidental = '', mode] = found;
  const tonic = pitchClass(letter, accidental);
  return (mode ? minor : major).map((step) => (tonic + step) % 12);
}

import { type Finish, plainFinish } from '../finish.ts';
import { isMadeKit, sampledKits } from './drum-keys.ts';
import { scaleOf } from './pitch.ts';
import type { TrackOptions } from './score.ts';

/** The options that are a mix's finish, and their sensible ranges. */
const finishes: Record<keyof Finish, [low: number, high: number]> = {
  bass: [-12, 12],
  mid: [-12, 12],
  treble: [-18, 12],
  from: [20, 500],
  to: [2500, 16000],
  room: [0, 100],
  ring: [0.5, 0.92],
  slap: [0, 60],
  drive: [0, 18],
  width: [0, 160],
  dust: [-60, -20],
};
const known = [
  'bpm',
  'key',
  'meter',
  'kit',
  'swing8',
  'swing16',
  'human',
  'drums',
  'by',
  ...Object.keys(finishes),
];

/** `bpm=120 by="Scott Joplin"` as a record. */
export function readOptionTexts(text: string): Record<string, string> {
  const options: Record<string, string> = {};
  const rest = text.replaceAll(
    /(\w+)=(?:"([^"]*)"|(\S+))/g,
    (_, name: string, quoted: string, bare: string) => {
      if (!known.includes(name)) throw new Error(`no such option: ${name}`);
      options[name] = quoted ?? bare;
      return '';
    },
  );
  if (rest.trim()) throw new Error(`cannot read "${rest.trim()}"`);
  return options;
}

export function trackOptions(texts: Record<string, string>): TrackOptions {
  const { key = '', meter = '4/4', kit = 'standard', by = 'Wheelwright' } = texts;
  const [upper = 0, lower = 0] = meter.split('/').map(Number);
  scaleOf(key);
  if (!isMadeKit(kit) && !(kit in sampledKits)) throw new Error(`no such kit: ${kit}`);
  return {
    bpm: numberIn(texts, 'bpm', 50, 220),
    key,
    beatsPerBar: (upper * 4) / lower,
    kit,
    swing8: numberIn(texts, 'swing8', 0.5, 0.7, 0.5),
    swing16: numberIn(texts, 'swing16', 0.5, 0.7, 0.5),
    human: numberIn(texts, 'human', 0, 20, 6),
    drums: numberIn(texts, 'drums', -24, -2, -6),
    artist: by,
    ...finishOf(texts),
  };
}

/** Nothing for a mix that is left as it is: what has no finish keeps its digest. */
function finishOf(texts: Record<string, string>): { finish?: Finish } {
  const finish = { ...plainFinish };
  for (const [name, [low, high]] of Object.entries(finishes)) {
    if (name in texts) Object.assign(finish, { [name]: numberIn(texts, name, low, high) });
  }
  return Object.keys(finishes).some((name) => name in texts) ? { finish } : {};
}

function numberIn(texts: Record<string, string>, name: string, low: number, high: number, unset?: number) {
  const text = texts[name];
  const value = text === undefined ? (unset ?? Number.NaN) : Number(text);
  if (!(value >= low && value <= high)) throw new Error(`${name} goes from ${low} to ${high}`);
  return value;
}

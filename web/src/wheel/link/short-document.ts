import { isRecord } from '../document/coerce-wheel';
import { writeDocument } from '../document/wire-format';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields that most wheels have in common; links leave them out. Links that were sent years ago are read with it, so
 * no value here ever changes, whatever a new wheel has by then: another base needs another number in the link.
 */
const base: Fields = writeDocument({
  version: 1,
  slices: [],
  effect: 'fireworks',
  audio: {
    enabled: true,
    masterVolume: 50,
    spinVolume: 50,
    winVolume: 50,
    removeVolume: 50,
    previewVolume: 50,
    events: {
      spin: { enabled: true, genreGuid: 'dance-techno', trackGuid: 'randomize-dance-techno', volume: 100 },
      win: { enabled: true, genreGuid: 'audio-effects', trackGuid: 'randomize-audio-effects', volume: 70 },
      remove: { enabled: true, genreGuid: 'audio-effects', trackGuid: 'swish', volume: 100 },
    },
  },
  look: {
    theme: 'vibrant',
    palette: 'Rainbow',
    backgrounds: { wheel: {}, container: {} },
    outer: { width: 2 },
    inner: { width: 12 },
    text: { size: 16, offset: 5, minInnerRadius: 10 },
    marker: { width: 5 },
    showsSpinCount: false,
  },
  spin: {
    speed: 3,
    duration: 6000,
    rotates: 18,
    frame: 6,
    drift: { enabled: true, idleTime: 5000, duration: 60_000 },
  },
  results: {},
  unknown: { document: {}, definition: {} },
});

/** The document without the fields that equal the base. A field that is missing here but not in the base is null. */
export function shortened(document: Fields, common = base): Fields {
  const short = Object.keys({ ...common, ...document }).flatMap((name): [string, unknown][] => {
    const [value, usual] = [document[name], common[name]];
    if (value === undefined) return [[name, null]];
    if (JSON.stringify(value) === JSON.stringify(usual)) return [];
    return [[name, isRecord(value) && isRecord(usual) ? shortened(value, usual) : value]];
  });
  return Object.fromEntries(short);
}

/** The whole document again; whatever isn't one stays as it is. */
export function lengthened(short: unknown, common = base): unknown {
  if (!isRecord(short)) return short;
  const whole = Object.keys({ ...common, ...short }).flatMap((name): [string, unknown][] => {
    const [value, usual] = [short[name], common[name]];
    if (value === undefined) return [[name, usual]];
    if (value === null && usual !== undefined) return [];
    return [[name, isRecord(usual) ? lengthened(value, usual) : value]];
  });
  return Object.fromEntries(whole);
}

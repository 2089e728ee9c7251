import type { SceneName } from './scene-names';

/** A colour, or one of the wheel's own mixed with another: its share is 0 for the wheel's, 1 for the other. */
export type Tone = string | readonly [own: OwnColor, other: string, share: number];

/** The colour of the ring itself, of the collar and of the dividers. */
type OwnColor = 'own' | 'collar' | 'line';

/** A radius: the share of the ring's width from its inner edge, and units beyond it. */
export type Reach = number | readonly [share: number, units: number];

type Stop = readonly [at: number, tone: Tone];

/** How the pegs, and the lights of a game show, are made. Sizes are shares of the ring's width. */
export type Bead = 'knob' | 'lamp' | 'dot';

/**
 * One step of drawing a ring; widths are units of a wheel 500 wide. The server draws link previews by the same steps,
 * from content/scenes.json.
 */
export type RingStep =
  /** The ring lies above the slices and throws a shadow on them. */
  | { step: 'shade'; strength: number }
  | { step: 'band'; from: Reach; to: Reach; stops: readonly Stop[] }
  | { step: 'hoop'; at: Reach; width: number; tone: Tone; dash?: readonly [number, number] }
  /** A line of light: a bright core in ever fainter hoops. */
  | { step: 'tube'; at: Reach; width: number; tone: Tone }
  /** The grain of wood. */
  | { step: 'grain'; count: number; seed: number }
  /** The cracks in ice. */
  | { step: 'cracks'; count: number; seed: number }
  /** Slanted stripes; their place, width and lean are shares of the distance between two. */
  | { step: 'stripes'; count: number; from: number; width: number; lean: number; tone: Tone; opacity: number }
  | { step: 'dots'; count: number; at: Reach; size: number; tone: Tone }
  /** The marks of a dial, every tenth longer. */
  | { step: 'marks'; count: number; tone: Tone }
  /** At the dividers, where there is space: `room` is the size that decides it. */
  | { step: 'pegs'; bead: Bead; room: number; size: number; tone: Tone }
  /** At the dividers and between them, in alternating tones. */
  | { step: 'lights'; most: number; size: number; tones: readonly [string, string] };

interface Rim {
  rim: readonly RingStep[];
  /** The ring around the hub. */
  collar: readonly RingStep[];
}

const lighter = (share: number): Tone => ['own', '#ffffff', share];
const darker = (share: number): Tone => ['own', '#000000', share];
const own = lighter(0);
const toward = (other: string, share: number): Tone => ['own', other, share];

const shade = (strength: number): RingStep => ({ step: 'shade', strength });
const band = (from: Reach, to: Reach, ...stops: readonly Stop[]): RingStep => ({
  step: 'band',
  from,
  to,
  stops,
});
const flat = (from: Reach, to: Reach, tone: Tone): RingStep => band(from, to, [0, tone], [1, tone]);
const hoop = (at: Reach, width: number, tone: Tone): RingStep => ({ step: 'hoop', at, width, tone });
const tube = (at: Reach, width: number, tone: Tone): RingStep => ({ step: 'tube', at, width, tone });
const pegs = (bead: Bead, room: number, size: number, tone: Tone): RingStep => ({
  step: 'pegs',
  bead,
  room,
  size,
  tone,
});

/** Lit in the middle and dark at both edges. */
const rounded = (depth: number): RingStep =>
  band(0, 1, [0, darker(depth)], [0.18, own], [0.5, lighter(0.22)], [0.82, own], [1, darker(depth)]);

const polished = band(
  0,
  1,
  [0, darker(0.5)],
  [0.1, lighter(0.55)],
  [0.24, own],
  [0.5, darker(0.22)],
  [0.76, lighter(0.12)],
  [0.9, lighter(0.62)],
  [1, darker(0.5)],
);

const ice = band(
  0,
  1,
  [0, toward('#3f74aa', 0.4)],
  [0.14, '#ffffff'],
  [0.4, own],
  [0.62, lighter(0.6)],
  [0.86, toward('#7fb4dd', 0.5)],
  [1, '#ffffff'],
);

const twisted = (count: number): RingStep[] => [
  rounded(0.5),
  { step: 'stripes', count, from: 0, width: 0.16, lean: 1.1, tone: darker(0.46), opacity: 0.75 },
  { step: 'stripes', count, from: 0.32, width: 0.22, lean: 1.1, tone: lighter(0.32), opacity: 0.75 },
];

const night = '#120826';

/** Wood, light bulbs, stripes, ice, iron, a hairline, neon tubes, a rosette, rope, a dial, black and graphite. */
export const rims: Readonly<Record<SceneName, Rim>> = {
  classroom: {
    rim: [
      shade(0.05),
      rounded(0.32),
      { step: 'grain', count: 70, seed: 7 },
      hoop(0, 1, darker(0.45)),
      pegs('knob', 0.2, 0.19, '#f2cf7e'),
    ],
    collar: [rounded(0.32)],
  },
  gameShow: {
    rim: [
      shade(0.07),
      polished,
      band(0.23, 0.77, [0, '#3a0d24'], [0.5, '#5a1436'], [1, '#3a0d24']),
      { step: 'lights', most: 36, size: 0.17, tones: ['#fff1bd', '#ffc94d'] },
    ],
    collar: [polished],
  },
  party: {
    rim: [
      shade(0.035),
      band(0, 1, [0, '#ffe3ee'], [0.5, '#ffffff'], [1, '#ffe3ee']),
      { step: 'stripes', count: 44, from: -0.25, width: 0.5, lean: 0.525, tone: own, opacity: 1 },
      hoop(0, 1.6, lighter(0.15)),
      hoop([1, -0.8], 1.6, own),
      pegs('knob', 0.2, 0.19, '#ffd24d'),
    ],
    collar: [rounded(0.12)],
  },
  winter: {
    rim: [shade(0.035), ice, { step: 'cracks', count: 90, seed: 23 }, pegs('knob', 0.2, 0.19, '#9fc9ea')],
    collar: [ice],
  },
  spooky: {
    rim: [
      shade(0.09),
      rounded(0.55),
      tube(0.1, 0.9, '#86dd48'),
      { step: 'dots', count: 24, at: 0.56, size: 0.07, tone: lighter(0.3) },
      pegs('lamp', 0.22, 0.2, '#ff9a2e'),
    ],
    collar: [rounded(0.5)],
  },
  minimal: { rim: [hoop([1, -1], 2, own)], collar: [flat(0, 1, own)] },
  neon: {
    rim: [
      shade(0.09),
      flat(0, 1, night),
      tube(0.7, 2.2, own),
      tube(0.14, 1.4, ['collar', '#ffffff', 0]),
      pegs('lamp', 0.2, 0.15, '#fff7ff'),
    ],
    collar: [flat(0, 1, night), tube([1, -2.6], 1.6, own)],
  },
  paper: {
    rim: [
      { step: 'dots', count: 56, at: 0.58, size: 0.42, tone: darker(0.16) },
      { step: 'dots', count: 56, at: 0.46, size: 0.42, tone: own },
      shade(0.05),
      band(0, 0.58, [0, darker(0.1)], [0.12, own], [1, own]),
      { ...hoop(0.42, 1.1, darker(0.3)), dash: [5, 4] } as RingStep,
      pegs('knob', 0.18, 0.16, '#c9973f'),
    ],
    collar: [flat(0, [1, 1.5], '#28180a47'), flat(0, 1, own)],
  },
  ocean: {
    rim: [shade(0.06), ...twisted(84), pegs('knob', 0.24, 0.22, '#f0c75a')],
    collar: twisted(30),
  },
  space: {
    rim: [
      shade(0.08),
      polished,
      flat(0.16, 0.84, darker(0.5)),
      { step: 'marks', count: 120, tone: lighter(0.5) },
      tube(0.08, 0.8, '#35e0d0'),
      pegs('lamp', 0.22, 0.19, '#8ff3ff'),
    ],
    collar: [polished, tube(1, 0.7, '#35e0d0')],
  },
  contrast: {
    rim: [
      flat(0, 1, own),
      hoop(0, 3, ['line', '#ffffff', 0]),
      pegs('dot', 0.24, 0.22, ['line', '#ffffff', 0]),
    ],
    collar: [flat(0, [1, 3], ['line', '#ffffff', 0]), flat(0, 1, own)],
  },
  stage: {
    rim: [
      shade(0.06),
      rounded(0.5),
      hoop([1, -0.7], 1.4, lighter(0.55)),
      hoop(0, 1, '#000000'),
      pegs('dot', 0.24, 0.2, '#ffffff'),
    ],
    collar: [rounded(0.5)],
  },
};

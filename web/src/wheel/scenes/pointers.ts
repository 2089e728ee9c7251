import type { PointerPart } from '../drawing/scene-looks';
import type { SceneName } from './scene-names';

const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, place) => {
    const [angle, reach] = [(place / 10) * 2 * Math.PI, place % 2 === 0 ? radius : radius * 0.45];
    return `${(x + Math.sin(angle) * reach).toFixed(1)} ${(y - Math.cos(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}

const outline = (d: string, stroke: string, width: number): PointerPart => ({
  d,
  fill: 'none',
  stroke,
  width,
});

const shade = '#000000';
const light = '#ffffff';

const arrow = 'M28 82 7 32V7a6 6 0 0 1 6-6h30a6 6 0 0 1 6 6v25Z';
const hat = 'M28 82 8 16h40Z';
const icicle = 'M28 82C25 66 20 54 15 42 9 30 6 20 8 9c8-5 32-5 40 0 2 11-1 21-7 33-5 12-10 24-13 40Z';
const ghost = 'M28 82C24 74 20 70 15 64 8 56 5 44 5 26a23 23 0 0 1 46 0c0 18-3 30-10 38-5 6-9 10-13 18Z';
const triangle = 'M28 80 9 12h38Z';
const needle = 'M28 82 14 27 28 2l14 25Z';
const rocket = 'M28 82C15 66 13 50 13 34V21h30v13c0 16-2 32-15 48Z';
const sheet = 'M28 82 5 7h46Z';
const pencil = 'M18 8a7 7 0 0 1 7-7h6a7 7 0 0 1 7 7v49L28 82 18 57Z';
const pin = 'M28 82 19.3 27a9 9 0 1 1 17.4 0Z';

export const pointers: Readonly<Record<SceneName, readonly PointerPart[]>> = {
  classroom: [
    { d: pencil },
    { d: 'M18 13V8a7 7 0 0 1 7-7h6a7 7 0 0 1 7 7v5Z', fill: '#f28b8b' },
    { d: 'M18 11h20v8H18Z', fill: '#cfd4dc' },
    { d: 'M18 19h6v38h-6Z', fill: light, opacity: 0.4 },
    { d: 'M32 19h6v38l-3 7-3-7Z', fill: shade, opacity: 0.16 },
    { d: 'M18 57l3.4-3 3.3 3 3.3-3 3.3 3 3.3-3 3.4 3-10 25Z', fill: '#f5dcb4' },
    { d: 'M24.7 73.7h6.6L28 82Z', fill: '#38323f' },
    outline(pencil, '#4a3416', 1.5),
  ],
  gameShow: [
    { d: arrow },
    { d: 'M28 82 49 32V7a6 6 0 0 0-6-6H28Z', fill: shade, opacity: 0.2 },
    { d: star(28, 21, 13), fill: '#ffe39a' },
    outline(arrow, '#ffd76a', 4),
  ],
  party: [
    { d: hat },
    { d: 'M10.7 25h34.6l-3 10H13.7Z', fill: '#ffd24d' },
    { d: 'M16.8 45h22.4l-3 10H19.8Z', fill: '#70d6ff' },
    { d: 'M28 82 48 16H28Z', fill: shade, opacity: 0.13 },
    outline(hat, light, 2.5),
    { d: disc(28, 11, 10), fill: '#ff70a6', stroke: light, width: 2.5 },
  ],
  winter: [
    { d: icicle },
    { d: 'M19 14c-3 10 0 20 5 34 1-13-2-24 0-34Z', fill: light, opacity: 0.8 },
    {
      d: 'M28 82c3-16 8-28 13-40 6-12 9-22 7-33-4-2-10-3-16-4 6 24 2 50-4 77Z',
      fill: '#2d6ea3',
      opacity: 0.25,
    },
    outline(icicle, light, 2.5),
    {
      d: 'M4 10C4 2 12 0 16 2c4-3 12-3 16 0 5-3 18-2 20 6 1 6-5 9-8 5-3 5-9 5-12 1-3 4-9 5-12 0-4 4-9 3-11 0-2 1-5 0-5-4Z',
      fill: light,
      stroke: '#b9d7ea',
      width: 1,
    },
  ],
  spooky: [
    { d: ghost },
    {
      d: 'M28 82c4-8 8-12 13-18 7-8 10-20 10-38A23 23 0 0 0 36 4c8 24 2 52-8 78Z',
      fill: '#6b4fa8',
      opacity: 0.28,
    },
    {
      d: 'M14 25a5 6.5 0 1 0 10 0 5 6.5 0 1 0-10 0Zm18 0a5 6.5 0 1 0 10 0 5 6.5 0 1 0-10 0Z',
      fill: '#1b1035',
    },
    { d: 'M24 41a4 5 0 1 0 8 0 4 5 0 1 0-8 0Z', fill: '#1b1035' },
    outline(ghost, '#3a2a63', 1.5),
  ],
  minimal: [{ d: 'M28 82 17 50h22Z', stroke: light, width: 2.5 }],
  neon: [
    { d: triangle, fill: 'none', stroke: 'currentColor', width: 12, opacity: 0.22 },
    { d: triangle, fill: '#120826', stroke: 'currentColor', width: 4.5 },
    outline(triangle, '#eaffff', 1.4),
    { d: 'M28 58 19.5 22h17Z', opacity: 0.55 },
  ],
  paper: [
    { d: sheet },
    { d: 'M28 82 51 7H28Z', fill: shade, opacity: 0.2 },
    { d: 'M5 7h46L28 20Z', fill: '#fff6e4', opacity: 0.5 },
    outline(sheet, '#fff6e4', 3),
  ],
  ocean: [
    { d: needle },
    { d: 'M14 27 28 2l14 25Z', fill: '#f4fbff' },
    { d: 'M28 82V2l14 25Z', fill: shade, opacity: 0.18 },
    outline(needle, light, 2.2),
    { d: disc(28, 27, 7), fill: '#f0c75a', stroke: '#8a6414', width: 1.6 },
  ],
  space: [
    { d: 'M19 21c0-9 4-14 9-20 5 6 9 11 9 20Z', fill: '#ffb02e' },
    { d: 'M23 21c0-5 2-8 5-12 3 4 5 7 5 12Z', fill: '#fff3c4' },
    { d: 'M13 23 3 12v22l10 11Zm30 0 10-11v22L43 45Z', fill: '#ff5d5d' },
    { d: rocket },
    { d: 'M28 82c13-16 15-32 15-48V21h-9c2 22 0 42-6 61Z', fill: '#2b3470', opacity: 0.3 },
    { d: 'M28 82c-5.4-6.6-9-13.2-11.4-20h22.8C37 68.800 33.400 75.400 28 82Z', fill: '#ff5d5d' },
    { d: disc(28, 40, 7), fill: '#35e0d0', stroke: '#2b3470', width: 2.5 },
    outline(rocket, '#171c3a', 1.3),
  ],
  contrast: [
    { d: 'M28 82 3 8h50Z', stroke: light, width: 5 },
    { d: 'M28 60 15 20h26Z', fill: '#ffd500' },
  ],
  stage: [
    { d: pin, stroke: shade, width: 2 },
    { d: disc(28, 22, 4), fill: shade },
  ],
};

/** As a wheel without a scene has it, for the first card. */
export const plainPointer: readonly PointerPart[] = [
  {
    d: 'M28 81C26.5 81 25.5 80 25 78.5L9 36C6.5 31 5 27 5 22.5a23 23 0 0 1 46 0c0 4.5-1.5 8.5-4 13.5L31 78.5c-.5 1.5-1.5 2.5-3 2.5Z',
    stroke: light,
    width: 3,
  },
  { d: disc(28, 22, 7.5), fill: light },
];

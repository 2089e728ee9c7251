import { at, haze, type Layer, linear, tiled } from './backdrop';
import {
  hundredth,
  line,
  oval,
  picture,
  placed,
  round,
  type Shape,
  shape,
  strewn,
  tenth,
  turned,
} from './svg';

const pieces = ['#ff9dc4', '#ffd76a', '#8fd6ff', '#c4b1ff', '#a8ecc0'];
const pieceAt = (place: number): string => pieces[place % pieces.length] ?? '';

const bunting = picture(500, 74, [
  ...[14, 24, 28, 24, 14].map((drop, place) =>
    shape(`M${place * 100 + 14} ${drop}h72l-36 46Z`, pieceAt(place)),
  ),
  line('M0 6C120 40 380 40 500 6', '#d98bb0', 3),
]);

const confetti = picture(
  600,
  600,
  strewn(46, 11, [600, 600], (x, y, random) => {
    const fill = pieceAt(Math.floor(random() * 5));
    const matrix = turned(Math.round(random() * 180), x, y);
    return random() > 0.4
      ? shape(`M${x} ${y}h14v6h-14Z`, fill, { stroke: fill, width: 1, matrix })
      : round(x, y, 4, fill);
  }),
);

const balloon = (x: number, y: number, color: string): Shape[] => [
  line(`M${x} ${y + 52}c-10 40 14 60 0 120`, '#d98bb0', 2),
  shape(`M${x - 6} ${y + 56}h12l-6-10Z`, color),
  oval(x, y, 42, 51, { fill: color }),
  oval(x - 15, y - 20, 9, 14, { fill: '#ffffff', opacity: 0.55, matrix: turned(24, x - 15, y - 20) }),
];

const balloonsLeft = picture(220, 330, [
  ...balloon(60, 130, '#8fd6ff'),
  ...balloon(150, 170, '#ffd76a'),
  ...balloon(104, 60, '#ff9dc4'),
]);
const balloonsRight = picture(220, 300, [...balloon(70, 140, '#a8ecc0'), ...balloon(150, 70, '#c4b1ff')]);

export const party: readonly Layer[] = [
  at(bunting, 100, 0, 62),
  at(balloonsLeft, 1, 101, 15),
  at(balloonsRight, 99, 101, 15),
  tiled(confetti, 62),
  linear(160, [
    ['#fff3d9', 0],
    ['#ffe3f0', 50],
    ['#e6e8ff', 100],
  ]),
];

const fir = (x: number, y: number, size: number, color: string): Shape[] =>
  [0, 0.28, 0.56].map((step, place) => {
    const [top, half] = [tenth(y + step * size), tenth(size * (0.2 + place * 0.09))];
    return shape(`M${x} ${top}l${half} ${tenth(size * 0.44)}h${-2 * half}Z`, color);
  });

const firs = picture(260, 280, [
  ...fir(66, 60, 190, '#b4cfe0'),
  ...fir(172, 120, 140, '#c4dbe9'),
  ...fir(120, 160, 110, '#aac8db'),
]);

const snowHills = picture(
  1000,
  200,
  [
    shape('M0 90C160 20 330 30 520 90 700 140 850 60 1000 40V200H0Z', '#dcecf7'),
    shape('M0 130C200 80 380 150 560 130 740 110 860 90 1000 120V200H0Z', '#ebf5fc'),
    shape('M0 170C220 130 420 180 620 165 800 150 900 170 1000 150V200H0Z', '#fbfdff'),
  ],
  true,
);

const flakes = picture(
  500,
  500,
  strewn(60, 5, [500, 500], (x, y, random) =>
    round(x, y, tenth(1 + random() * 4), '#ffffff', { opacity: hundredth(0.5 + random() * 0.5) }),
  ),
);

export const winter: readonly Layer[] = [
  tiled(flakes, 56),
  at(firs, 1, 93, 19),
  at(firs, 100, 96, 15),
  at(snowHills, 0, 100, 100, 22),
  haze([40, 30], [78, 14], '#ffffff'),
  linear(180, [
    ['#bcdff5', 0],
    ['#dceffb', 55],
    ['#f3f9fd', 100],
  ]),
];

export const minimal: readonly Layer[] = [{ kind: 'color', color: '#f7f7f5' }];

/** Cut out of paper, with its shadow above. */
const cut = (d: string, color: string): Shape[] => [
  shape(d, '#5a3516', { opacity: 0.16, matrix: placed(0, -7) }),
  shape(d, color),
];

const paperHills = picture(
  1000,
  260,
  [
    ...cut('M0 120C150 40 300 50 450 110 620 170 780 60 1000 90V260H0Z', '#efd6a8'),
    ...cut('M0 190C180 120 340 150 520 180 700 210 840 130 1000 160V260H0Z', '#eac592'),
    ...cut('M0 230C240 190 460 240 640 220 800 200 900 230 1000 210V260H0Z', '#e3b27c'),
  ],
  true,
);

const cloud = (x: number, y: number): Shape[] =>
  cut(`M${x} ${y}a26 26 0 0 1 26-26 36 36 0 0 1 66-10 28 28 0 0 1 40 36Z`, '#fffaf0');

const paperSky = picture(420, 300, [...cloud(24, 90), ...cloud(230, 170), ...cloud(70, 250)]);
const paperSun = picture(200, 200, [
  round(100, 106, 70, '#5a3516', { opacity: 0.16 }),
  round(100, 100, 70, '#f7cd7c'),
  round(100, 100, 52, '#fadb9b'),
]);
const fibres = picture(
  400,
  400,
  strewn(70, 13, [400, 400], (x, y, random) =>
    line(`M${x} ${y}l${tenth(random() * 6 - 3)} ${tenth(10 + random() * 30)}`, '#7a5020', 1, {
      opacity: hundredth(0.04 + random() * 0.06),
    }),
  ),
);

export const paper: readonly Layer[] = [
  at(paperHills, 0, 100, 100, 24),
  at(paperSun, 97, 6, 17),
  at(paperSky, 0, 30, 30),
  at(paperSky, 104, 56, 26),
  tiled(fibres, 40),
  linear(180, [
    ['#f8ecd6', 0],
    ['#f4e2c2', 100],
  ]),
];

export const contrast: readonly Layer[] = [{ kind: 'color', color: '#ffffff' }];

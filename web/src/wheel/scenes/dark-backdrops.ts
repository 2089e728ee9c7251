import { at, haze, type Layer, linear, tiled } from './backdrop';
import {
  type Gradient,
  hundredth,
  line,
  oval,
  type Picture,
  picture,
  placed,
  round,
  type Shape,
  shape,
  strewn,
  tenth,
  turned,
} from './svg';

const chalk = (d: string): Shape => line(d, '#ffffff', 4, { opacity: 0.34 });

const sums = picture(300, 260, [
  chalk(
    'M20 40v40M48 60h28M62 46v28M100 48c2-12 24-12 24 0 0 14-24 18-26 32h28M148 54h26M148 66h26M198 46c6-8 24-6 22 6 0 8-12 8-12 8s14 0 14 11c0 12-20 14-25 5',
  ),
  chalk('M60 210 120 120l60 90ZM180 210h-14v-14h14'),
  chalk('M250 130l9 20 21 2-16 14 5 22-19-11-19 11 5-22-16-14 21-2Z'),
]);

const apple = picture(240, 240, [
  chalk(
    'M120 88c-26-22-70-8-70 42 0 44 34 82 54 78 8-2 12-4 16-4s8 2 16 4c20 4 54-34 54-78 0-50-44-64-70-42ZM120 88c0-18 6-32 22-42M124 66c-14-18-34-18-42-14 6 16 24 24 42 14Z',
  ),
  chalk('M20 40l10 22M44 28l2 24M8 66l22 8'),
]);

export const classroom: readonly Layer[] = [
  linear(
    180,
    [
      ['#d8a874', 0],
      ['#a87745', 100],
    ],
    { x: 0, y: 100, width: 100, height: 2 },
  ),
  at(sums, 98, 5, 20),
  at(apple, 2, 82, 15),
  haze([50, 40], [20, 30], '#ffffff10'),
  haze([40, 30], [80, 75], '#ffffff12'),
  linear(160, [
    ['#2c5647', 0],
    ['#1d3f34', 100],
  ]),
];

const across = { kind: 'linear', from: [0, 0], to: [1, 0] } as const;
const down = { kind: 'linear', from: [0, 0], to: [0, 1] } as const;
const aslant = { kind: 'linear', from: [0, 0], to: [1, 1] } as const;

const fold: Gradient = {
  ...across,
  stops: [
    [0, '#4a0a22'],
    [0.4, '#a3173f'],
    [0.6, '#8a1236'],
    [1, '#3d081c'],
  ],
};
const curtain = picture(
  100,
  100,
  [0, 1, 2, 3].map((place) => shape(`M${place * 25} 0h25.5v100h-25.5Z`, fold)),
  true,
);

const light: Gradient = {
  ...down,
  stops: [
    [0, '#fff3c96b'],
    [0.85, '#fff3c900'],
  ],
};
const beam = (from: number, left: number, right: number): Shape =>
  shape(`M${from - 8} 0h16L${right} 1000H${left}Z`, light);
const beams = picture(
  1000,
  1000,
  [beam(130, 240, 520), beam(360, 80, 330), beam(640, 670, 920), beam(870, 480, 760)],
  true,
);

const glitter = picture(
  500,
  500,
  strewn(40, 31, [500, 500], (x, y, random) =>
    round(x, y, tenth(0.8 + random() * 2), '#ffd76a', { opacity: hundredth(0.25 + random() * 0.5) }),
  ),
);

export const gameShow: readonly Layer[] = [
  at(curtain, 0, 0, 8, 100),
  at(curtain, 100, 0, 8, 100),
  at(beams, 0, 0, 100, 100),
  tiled(glitter, 60),
  haze([60, 16], [50, 100], '#ffb02e66'),
  {
    kind: 'radial',
    center: [50, 40],
    radii: [90, 80],
    stops: [
      ['#4c1d8f', 0],
      ['#220d57', 60],
      ['#12062f', 100],
    ],
  },
];

const black = '#0b0414';
const bat = (x: number, y: number, size: number): Shape =>
  shape(
    'M0 0C-8-10-24-12-34-2c8-1 12 4 12 10 5-5 11-4 14 2 2-2 3-4 3-6l5 5 5-5c0 2 1 4 3 6 3-6 9-7 14-2 0-6 4-11 12-10C24-12 8-10 0 0Z',
    black,
    { matrix: placed(x, y, size) },
  );
const bats = picture(300, 240, [
  bat(60, 60, 1.2),
  bat(190, 110, 0.8),
  bat(110, 180, 0.95),
  bat(245, 40, 0.6),
]);

const moonlight: Gradient = {
  kind: 'radial',
  from: [0.5, 0.5],
  to: [1, 0.5],
  stops: [
    [0.55, '#ffe9b080'],
    [1, '#ffe9b000'],
  ],
};
const moon = picture(200, 200, [
  round(100, 100, 100, moonlight),
  round(100, 100, 58, '#ffedc2'),
  round(82, 84, 11, '#f3d99a'),
  round(118, 112, 16, '#f3d99a'),
  round(108, 72, 6, '#f3d99a'),
]);

const house = picture(260, 260, [
  shape('M40 260V130l-14 4 54-58 12 12V40l-8 2 22-34 22 34-8-2v56l30-28 70 62-16-2v132Z', black),
  shape('M70 150h22v30H70Zm66 0h22v30h-22ZM98 52h14v18H98Zm74 148h20v28h-20Z', '#ffb347'),
]);
const tree = picture(240, 300, [
  line(
    'M120 300c4-60-6-90 0-140M122 210c-30-10-50-40-52-80M72 150c-14-4-26-14-34-30M122 190c26-10 44-40 50-84M160 136c14-2 30-12 40-30M120 170c-6-30-2-70 12-110',
    black,
    11,
  ),
]);
const graves = picture(
  1000,
  150,
  [
    shape('M0 70C200 20 360 90 560 70 740 50 860 20 1000 60V150H0Z', '#1a0a2b'),
    shape('M0 110C220 70 430 120 640 100 800 86 900 100 1000 90V150H0Z', black),
  ],
  true,
);

export const spooky: readonly Layer[] = [
  at(graves, 0, 100, 100, 14),
  at(house, 99, 97, 18),
  at(tree, 0, 97, 17),
  { kind: 'picture', picture: moon, place: { x: 97, y: 20, width: 20, preview: [97, -9] }, isTiled: false },
  at(bats, 3, 36, 17),
  haze([80, 30], [50, 92], '#7a3f8f88'),
  linear(180, [
    ['#170a2b', 0],
    ['#33135a', 60],
    ['#4f1d63', 100],
  ]),
];

const glowing = { opacity: 0.62 };
const floor = picture(
  1000,
  300,
  [
    ...Array.from({ length: 21 }, (_, place) =>
      line(`M${500 + (place - 10) * 26} 0 ${500 + (place - 10) * 160} 300`, '#ff2e9a', 1.6, glowing),
    ),
    ...[0, 14, 34, 62, 100, 148, 210, 290].map((y) => line(`M0 ${y}h1000`, '#c13bff', 1.6, glowing)),
  ],
  true,
);

const stars = (count: number, seed: number, color: string): Picture =>
  picture(
    600,
    600,
    strewn(count, seed, [600, 600], (x, y, random) =>
      round(x, y, tenth(0.5 + random() ** 3 * 2.2), color, { opacity: hundredth(0.3 + random() * 0.7) }),
    ),
  );

export const neon: readonly Layer[] = [
  at(floor, 0, 100, 100, 30),
  linear(
    180,
    [
      ['#ff2e9a00', 0],
      ['#ff2e9a55', 96],
      ['#ffd1ee', 99],
      ['#ff2e9a00', 100],
    ],
    { x: 0, y: 70, width: 100, height: 22 },
  ),
  tiled(stars(60, 17, '#d9c9ff'), 70),
  linear(180, [
    ['#0a041c', 0],
    ['#1c0a48', 70],
    ['#12052e', 70],
    ['#1d0740', 100],
  ]),
];

const sunlight: Gradient = {
  ...down,
  stops: [
    [0, '#dffaff42'],
    [0.8, '#dffaff00'],
  ],
};
const rays = picture(
  1000,
  1000,
  [
    'M120 0h90L60 900H-120Z',
    'M320 0h60L330 800H180Z',
    'M560 0h120l40 900H480Z',
    'M800 0h70l190 820H900Z',
  ].map((d) => shape(d, sunlight)),
  true,
);
const bubbles = picture(
  400,
  600,
  strewn(22, 41, [400, 600], (x, y, random) =>
    round(x, y, tenth(3 + random() * 10), '#bdeeff1a', { stroke: '#d8f6ff66', width: 1.5 }),
  ),
);
const kelp = picture(200, 340, [
  line('M40 340c-20-60 20-100 0-160s14-90 4-140', '#0f6f63', 16),
  line('M96 340c24-50-14-90 8-150s-8-70 6-120', '#138a72', 16),
  line('M150 340c-16-40 18-70 2-120s10-60 4-90', '#0c5d57', 16),
]);
const coral = picture(240, 220, [
  line('M90 220v-90M90 170l-40-40v-40M90 150l36-34V70M50 118l-24-18M126 100l22-20', '#e2635a', 16),
  line('M180 220v-60M180 190l-24-26v-24M180 180l26-22v-30', '#f0a35e', 13),
]);
const fish = (x: number, y: number, color: string): Shape[] => [
  shape('M0 0C14-18 44-18 58 0 44 18 14 18 0 0ZM4 0-18-14v28Z', color, { matrix: placed(x, y) }),
  round(x + 44, y - 4, 3, '#06263f'),
];
const shoal = picture(260, 200, [
  ...fish(60, 50, '#ffd166'),
  ...fish(150, 100, '#ff8f7d'),
  ...fish(70, 150, '#7fe0cf'),
]);
const seabed = picture(
  1000,
  120,
  [
    shape('M0 50C200 10 380 70 560 50 760 28 880 60 1000 40V120H0Z', '#0a3d5c'),
    shape('M0 90C240 60 460 100 660 84 820 72 920 90 1000 80V120H0Z', '#07304c'),
  ],
  true,
);

export const ocean: readonly Layer[] = [
  at(seabed, 0, 100, 100, 12),
  at(kelp, 1, 98, 13),
  at(coral, 99, 93, 15),
  at(shoal, 2, 42, 15),
  at(rays, 0, 0, 100, 100),
  tiled(bubbles, 46),
  linear(180, [
    ['#0a6480', 0],
    ['#0a4b70', 45],
    ['#062a4a', 100],
  ]),
];

const gasGiant: Gradient = {
  ...aslant,
  stops: [
    [0, '#ffb27a'],
    [0.5, '#c85a8f'],
    [1, '#4a2378'],
  ],
};
const tilt = turned(-18, 200, 160);
const ringed = picture(400, 320, [
  oval(200, 160, 186, 46, { stroke: '#f7d9b0', width: 13, opacity: 0.55, matrix: tilt }),
  round(200, 160, 104, gasGiant),
  line('M14 160A186 46 0 0 0 386 160', '#f7d9b0', 13, { opacity: 0.9, matrix: tilt }),
]);
const iceball: Gradient = {
  ...aslant,
  stops: [
    [0, '#d6f7ff'],
    [0.6, '#4f9ad1'],
    [1, '#15306b'],
  ],
};
const small = picture(120, 120, [round(60, 60, 52, iceball)]);

export const space: readonly Layer[] = [
  at(ringed, -7, 99, 31),
  at(small, 95, 13, 8),
  tiled(stars(110, 3, '#ffffff'), 66),
  haze([55, 45], [82, 76], '#6a2fb066'),
  haze([50, 42], [16, 22], '#0e6f8a55'),
  linear(160, [
    ['#070a20', 0],
    ['#10133a', 60],
    ['#0a0820', 100],
  ]),
];

export const stage: readonly Layer[] = [{ kind: 'color', color: '#000000' }];

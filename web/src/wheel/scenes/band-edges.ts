import type { SceneName } from './scene-names';
import { cssPicture, line, type Picture, picture, round, type Shape, shape } from './svg';

/** A piece of the strip along a winner's band, which repeats itself: as high as this in px. */
const edgeHeight = 14;

const strip = (width: number, ground: string, ...shapes: Shape[]): Picture =>
  picture(width, edgeHeight, [shape(`M0 0H${width}V${edgeHeight}H0Z`, ground), ...shapes]);

/** Lights all along, a bright core in each. */
const lights = (ground: string, glass: string, core: string): Picture =>
  strip(24, ground, round(12, 7, 5, glass), round(12, 7, 2.6, core));

const slanted = (ground: string, color: string): Picture =>
  strip(28, ground, shape('M0 14 7 0H21L14 14Z', color));

/** A tube of light. */
const tube = (ground: string, glow: string, core: string): Picture =>
  strip(8, ground, line('M-4 7H12', glow, 6, { opacity: 0.6 }), line('M-4 7H12', core, 2));

/** What the rim of the wheel is made of, along the band of the winner. */
const bandEdges: Readonly<Record<SceneName, Picture>> = {
  classroom: strip(44, '#b98450', line('M0 4q11 3 22 0t22 0M0 10q11-3 22 0t22 0', '#8a5c30', 1.2)),
  gameShow: lights('#5a1436', '#ffc94d', '#fff1bd'),
  party: slanted('#ffffff', '#ff5c9a'),
  winter: strip(
    40,
    '#eaf5fd',
    line('M0 10 12 5l9 6 10-7 9 6', '#8fbfe2', 1.4),
    line('M0 1.5H40', '#ffffff', 3),
  ),
  spooky: lights('#2b2036', '#7a3d12', '#ff9a2e'),
  minimal: strip(8, '#2e4057'),
  neon: tube('#120826', '#ff2e9a', '#ffe3f3'),
  paper: strip(22, '#e3b27c', round(11, 14, 10, '#f7e3c3'), line('M3 3h6M14 3h6', '#a8713a', 1.4)),
  ocean: strip(
    22,
    '#b98a4a',
    line('M-4 16 10-2M7 16 21-2M18 16 32-2', '#6e4a1e', 3),
    line('M-1 16 13-2M10 16 24-2', '#e6c58a', 2),
  ),
  space: strip(20, '#171a3d', line('M4 4v6M10 2v10M16 4v6', '#8ff3ff', 1.4)),
  contrast: strip(8, '#000000', line('M-4 2H12', '#ffffff', 2)),
  stage: strip(28, '#17171a', round(14, 7, 2.6, '#f5f5f7')),
};

/** The strip as the variables of the band's sheet. */
export const edgeVariables = (name: SceneName): Record<string, string> => {
  const [width, height] = bandEdges[name].size;
  return { '--band-edge': cssPicture(bandEdges[name]), '--band-edge-size': `${width}px ${height}px` };
};

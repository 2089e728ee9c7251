import type { SceneName } from './scene-names';

type Sound = readonly [genre: string, track: string];

/** What a scene writes into fields that every wheel has, so that each can be changed afterwards. */
export interface SceneFields {
  theme: string;
  palette: string;
  rim: { width: number; color: string };
  /** The ring around the hub. */
  collar: { width: number; color: string };
  line: { width: number; color: string };
  hub: { width: number; background: string };
  pointer: string;
  /** A list of families that devices have; empty for the page's display face. */
  font: string;
  effect: string;
  spinSound: Sound;
  winSound: Sound;
}

const effect = (track: string): Sound => ['audio-effects', track];

const handwriting = '"Chalkboard SE", "Segoe Print", "Comic Neue", "Fredoka Variable"';
const poster = 'Impact, Haettenschweiler, "Arial Narrow Bold", sans-serif-condensed, "Fredoka Variable"';
const bookish = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, Georgia, serif';
const eerie = 'Luminari, "Book Antiqua", Palatino, "URW Palladio L", P052, Georgia, serif';
const geometric = '"Avenir Next", Avenir, Montserrat, Corbel, "URW Gothic", sans-serif';
const technical = 'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif';
const typewriter = '"American Typewriter", Rockwell, "Roboto Slab", "DejaVu Serif", Georgia, serif';
const plainest = 'Verdana, "DejaVu Sans", "Noto Sans", sans-serif';

export const sceneFields: Readonly<Record<SceneName, SceneFields>> = {
  classroom: {
    theme: 'education',
    palette: 'Crayons',
    rim: { width: 20, color: '#b98352' },
    collar: { width: 7, color: '#b98352' },
    line: { width: 2, color: '#fdf8ec' },
    hub: { width: 18, background: '#fdf8ec' },
    pointer: '#ffc93c',
    font: handwriting,
    effect: 'stars',
    spinSound: ['pop', 'whistle-while'],
    winSound: effect('applause'),
  },
  gameShow: {
    theme: 'default',
    palette: 'Carnival',
    rim: { width: 24, color: '#d9a521' },
    collar: { width: 8, color: '#d9a521' },
    line: { width: 3, color: '#ffe9a8' },
    hub: { width: 20, background: '#b0123f' },
    pointer: '#e8174f',
    font: poster,
    effect: 'fireworks',
    spinSound: effect('drum-roll-long'),
    winSound: effect('fanfare'),
  },
  party: {
    theme: 'vibrant',
    palette: 'Candy',
    rim: { width: 18, color: '#ff5f9e' },
    collar: { width: 7, color: '#ff5f9e' },
    line: { width: 3, color: '#ffffff' },
    hub: { width: 18, background: '#ffffff' },
    pointer: '#7a3ff2',
    font: '',
    effect: 'confetti',
    spinSound: ['disco', 'mirrorball'],
    winSound: effect('party-horns'),
  },
  winter: {
    theme: 'seasonal',
    palette: 'Winter Frost',
    rim: { width: 18, color: '#d3e9f7' },
    collar: { width: 6, color: '#d3e9f7' },
    line: { width: 2, color: '#ffffff' },
    hub: { width: 18, background: '#f7fcff' },
    pointer: '#8fd0f2',
    font: bookish,
    effect: 'snow',
    spinSound: ['festive', 'jingle-bells'],
    winSound: effect('bell-round'),
  },
  spooky: {
    theme: 'seasonal',
    palette: 'Halloween',
    rim: { width: 18, color: '#2b2036' },
    collar: { width: 6, color: '#2b2036' },
    line: { width: 2, color: '#12091c' },
    hub: { width: 19, background: '#f77f00' },
    pointer: '#f4f0ff',
    font: eerie,
    effect: 'seaAnemone',
    spinSound: ['festive', 'ghost-parade'],
    winSound: effect('laugh-deep'),
  },
  minimal: {
    theme: 'cultural',
    palette: 'Nordic',
    rim: { width: 0, color: '#2e4057' },
    collar: { width: 0, color: '#ffffff' },
    line: { width: 0, color: '#ffffff' },
    hub: { width: 13, background: '#ffffff' },
    pointer: '#2e4057',
    font: geometric,
    effect: 'bigCircles',
    spinSound: effect('swoosh'),
    winSound: effect('ding'),
  },
  neon: {
    theme: 'vibrant',
    palette: 'Neon',
    rim: { width: 18, color: '#ff2e9a' },
    collar: { width: 7, color: '#12e2f1' },
    line: { width: 3, color: '#0d0620' },
    hub: { width: 18, background: '#140a2c' },
    pointer: '#12e2f1',
    font: technical,
    effect: 'fountain',
    spinSound: ['electronic', 'neon-grid'],
    winSound: effect('level-up'),
  },
  paper: {
    theme: 'default',
    palette: 'Retro',
    rim: { width: 20, color: '#f6ead3' },
    collar: { width: 8, color: '#f6ead3' },
    line: { width: 2, color: '#f6ead3' },
    hub: { width: 17, background: '#b8432b' },
    pointer: '#b8432b',
    font: typewriter,
    effect: 'emoji',
    spinSound: ['roots', 'porch-light-reel'],
    winSound: effect('pop-cork'),
  },
  ocean: {
    theme: 'nature',
    palette: 'Coral Reef',
    rim: { width: 20, color: '#d8b27c' },
    collar: { width: 8, color: '#d8b27c' },
    line: { width: 2, color: '#e9fbff' },
    hub: { width: 18, background: '#0b4f6c' },
    pointer: '#e4483b',
    font: '',
    effect: 'bigCircles',
    spinSound: ['electronic', 'low-tide'],
    winSound: effect('pop-bubble'),
  },
  space: {
    theme: 'business',
    palette: 'Startup',
    rim: { width: 18, color: '#39405e' },
    collar: { width: 7, color: '#39405e' },
    line: { width: 2, color: '#0c0f24' },
    hub: { width: 18, background: '#171c3a' },
    pointer: '#f2f4ff',
    font: technical,
    effect: 'hyperspace',
    spinSound: ['electronic', 'signal'],
    winSound: effect('fireworks-rocket'),
  },
  contrast: {
    theme: 'accessibility',
    palette: 'High Contrast',
    rim: { width: 20, color: '#000000' },
    collar: { width: 8, color: '#000000' },
    line: { width: 5, color: '#ffffff' },
    hub: { width: 20, background: '#ffffff' },
    pointer: '#000000',
    font: plainest,
    effect: 'stars',
    spinSound: ['pop', 'sunny-side'],
    winSound: effect('bell'),
  },
  stage: {
    theme: 'vibrant',
    palette: 'Electric',
    rim: { width: 12, color: '#26262b' },
    collar: { width: 6, color: '#26262b' },
    line: { width: 2, color: '#000000' },
    hub: { width: 18, background: '#f5f5f7' },
    pointer: '#f5f5f7',
    font: '',
    effect: 'fireworks',
    spinSound: ['funk', 'strut'],
    winSound: effect('applause-ovation'),
  },
};

import { cssBackdrop, type Layer } from './backdrop';
import * as dark from './dark-backdrops';
import * as light from './light-backdrops';
import type { SceneName } from './scene-names';

/** How the stage around the wheel looks, whatever the page's colour scheme is. */
export interface StageStyle {
  tone: 'light' | 'dark';
  /** The picture behind the wheel. */
  backdrop: readonly Layer[];
  /** The largest areas of the backdrop; texts are readable on each of them. */
  grounds: readonly string[];
  ink: string;
  softInk: string;
  /** The Spin button. */
  accent: string;
  onAccent: string;
  /** How much of the lamp's light is on the rim, from 0 to 1. */
  rimLight: number;
  /** How much of it shines on the hub. */
  hubGloss: number;
  /** The light around the wheel; none where it throws a shadow. */
  glow?: string;
}

export const stageStyles: Readonly<Record<SceneName, StageStyle>> = {
  classroom: {
    tone: 'dark',
    backdrop: dark.classroom,
    grounds: ['#2c5647', '#1d3f34'],
    ink: '#fbf7e9',
    softInk: '#dfe8d8',
    accent: '#ffc93c',
    onAccent: '#2b2208',
    rimLight: 0.6,
    hubGloss: 0.4,
  },
  gameShow: {
    tone: 'dark',
    backdrop: dark.gameShow,
    grounds: ['#4c1d8f', '#220d57', '#12062f', '#a3173f'],
    ink: '#fff6dc',
    softInk: '#f3e2c2',
    accent: '#ffd24d',
    onAccent: '#3a0d24',
    rimLight: 0.75,
    hubGloss: 0.18,
    glow: '#ffb02e80',
  },
  party: {
    tone: 'light',
    backdrop: light.party,
    grounds: ['#fff3d9', '#ffe3f0', '#e6e8ff', '#ff9dc4', '#ffd76a', '#8fd6ff', '#c4b1ff', '#a8ecc0'],
    ink: '#2a1140',
    softInk: '#442a5c',
    accent: '#7a3ff2',
    onAccent: '#ffffff',
    rimLight: 0.55,
    hubGloss: 0.4,
  },
  winter: {
    tone: 'light',
    backdrop: light.winter,
    grounds: ['#bcdff5', '#dceffb', '#f3f9fd', '#dcecf7', '#fbfdff', '#aac8db'],
    ink: '#0f2c48',
    softInk: '#264a69',
    accent: '#1f5f95',
    onAccent: '#ffffff',
    rimLight: 0.7,
    hubGloss: 0.4,
  },
  spooky: {
    tone: 'dark',
    backdrop: dark.spooky,
    grounds: ['#170a2b', '#33135a', '#4f1d63', '#1a0a2b', '#0b0414'],
    ink: '#f6efff',
    softInk: '#d8c9ee',
    accent: '#f77f00',
    onAccent: '#1d0a00',
    rimLight: 0.3,
    hubGloss: 0.18,
    glow: '#8d4fe04d',
  },
  minimal: {
    tone: 'light',
    backdrop: light.minimal,
    grounds: ['#f7f7f5'],
    ink: '#22303f',
    softInk: '#54657a',
    accent: '#2e4057',
    onAccent: '#ffffff',
    rimLight: 0,
    hubGloss: 0,
  },
  neon: {
    tone: 'dark',
    backdrop: dark.neon,
    grounds: ['#0a041c', '#1c0a48', '#12052e', '#1d0740'],
    ink: '#f4ecff',
    softInk: '#d5c8f2',
    accent: '#12e2f1',
    onAccent: '#04222b',
    rimLight: 0,
    hubGloss: 0,
    glow: '#ff2e9a8c',
  },
  paper: {
    tone: 'light',
    backdrop: light.paper,
    grounds: ['#f8ecd6', '#f4e2c2', '#efd6a8', '#eac592', '#e3b27c', '#f7cd7c'],
    ink: '#33200f',
    softInk: '#4f3419',
    accent: '#a83a24',
    onAccent: '#fff6e4',
    rimLight: 0,
    hubGloss: 0,
  },
  ocean: {
    tone: 'dark',
    backdrop: dark.ocean,
    grounds: ['#0a6480', '#0a4b70', '#062a4a', '#0a3d5c', '#07304c'],
    ink: '#f4fcff',
    softInk: '#dff3fa',
    accent: '#ff7a6b',
    onAccent: '#2f1411',
    rimLight: 0.5,
    hubGloss: 0.18,
    glow: '#8fe6ff40',
  },
  space: {
    tone: 'dark',
    backdrop: dark.space,
    grounds: ['#070a20', '#10133a', '#0a0820'],
    ink: '#f2f4ff',
    softInk: '#c9cfee',
    accent: '#35e0d0',
    onAccent: '#04211f',
    rimLight: 0.4,
    hubGloss: 0.18,
    glow: '#5b6cff66',
  },
  contrast: {
    tone: 'light',
    backdrop: light.contrast,
    grounds: ['#ffffff'],
    ink: '#000000',
    softInk: '#1a1a1a',
    accent: '#000000',
    onAccent: '#ffffff',
    rimLight: 0,
    hubGloss: 0,
  },
  stage: {
    tone: 'dark',
    backdrop: dark.stage,
    grounds: ['#000000'],
    ink: '#ffffff',
    softInk: '#c9c9cf',
    accent: '#f5f5f7',
    onAccent: '#000000',
    rimLight: 0.35,
    hubGloss: 0.4,
  },
};

/** The variables of the page's sheets that a scene sets on its stage. */
export const sceneVariables = (style: StageStyle, font: string): Record<string, string> => ({
  '--backdrop': cssBackdrop(style.backdrop),
  '--ink': style.ink,
  '--ink-soft': style.softInk,
  '--focus': style.ink,
  '--accent': style.accent,
  '--accent-hover': `color-mix(in srgb, ${style.accent} 88%, ${style.tone === 'dark' ? '#ffffff' : '#000000'})`,
  '--on-accent': style.onAccent,
  '--letters': font === '' ? 'var(--face-display)' : `${font}, var(--face-display)`,
  '--rim-light': `${style.rimLight}`,
  '--hub-gloss': `radial-gradient(circle at 34% 24%, rgb(255 255 255 / ${style.hubGloss}), transparent 52%)`,
  '--hub-edge': style.rimLight > 0.45 ? '#ffffffb0' : '#ffffff30',
  '--wheel-glow': style.glow ?? 'transparent',
});

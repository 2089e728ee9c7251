import { expect, it } from 'vitest';
import { curtainEdge, svgBackdrop } from './backdrop';
import { pointers } from './pointers';
import { rims } from './rims';
import { sceneNames } from './scene-names';
import { stageStyles } from './stage-styles';
import { svgShape } from './svg';

/** Where the server's pictures show a scene: a link preview. */
const card = [1200, 630] as const;

const short = (_name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

// The server draws link previews by this file: server/pictures/scenes.cpp reads it.
it('content/scenes.json is what the page draws; `npm run generate` writes it', async () => {
  const scenes = sceneNames.map((name) => {
    const { backdrop, ink, accent, onAccent, rimLight, hubGloss, glow = '' } = stageStyles[name];
    const scene = {
      ink,
      accent,
      onAccent,
      rimLight,
      hubGloss,
      glow,
      curtain: curtainEdge(backdrop, card),
      backdrop: svgBackdrop(backdrop, card),
      ...rims[name],
      pointer: pointers[name].map((part) => svgShape({ fill: 'currentColor', ...part })).join(''),
      pointerOutline: pointers[name].map(({ d }) => d).join(''),
    };
    return `"${name}": ${JSON.stringify(scene, short).replaceAll('{"step"', '\n  {"step"')}`;
  });
  await expect(`{\n${scenes.join(',\n')}\n}\n`).toMatchFileSnapshot('../../../../content/scenes.json');
});

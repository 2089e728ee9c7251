import { describe, expect, it } from 'vitest';
import themeList from '../../../../content/themes.json';
import { newWheel } from '../document/new-wheel';
import type { Themes } from '../document/themes';
import { designOf } from '../drawing/design';
import { drawWheel } from '../drawing/draw-wheel';
import { noPictures } from '../drawing/drawing';
import { lookOf } from '../drawing/look';
import { sceneLookStore } from '../drawing/scene-looks';
import { contrast, isBright, readable } from '../drawing/text-color';
import { layOut } from '../motion/geometry';
import { slicesOf } from '../testing/slices';
import { chooseScene } from './choose-scene';
import { sceneLooks } from './draw-ring';
import { sceneFields } from './scene-fields';
import { sceneNames } from './scene-names';
import { stageStyles } from './stage-styles';

const themes: Themes = themeList;
const texts = import.meta.glob<{ scenes: object }>('../../i18n/locales/*/look.json', {
  import: 'default',
  eager: true,
});

describe.each(sceneNames)('in the scene %s', (name) => {
  const { ink, softInk, accent, onAccent, grounds } = stageStyles[name];
  const wheelOf = (count: number) => chooseScene(themes, name)({ ...newWheel(), slices: slicesOf(count) });

  it.each([2, 5, 6, 11, 26])('labels can be read on each of %d slices', (count) => {
    const wheel = wheelOf(count);
    const { inks, fills } = designOf(wheel, layOut(wheel.slices), 1440);
    expect(inks).toHaveLength(count);
    inks.forEach((each, place) => {
      expect(contrast(each, fills[place] ?? '')).toBeGreaterThanOrEqual(readable);
    });
  });

  it('words can be read on the backdrop, on Spin and on the hub', () => {
    for (const ground of grounds) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(readable);
      expect(contrast(softInk, ground)).toBeGreaterThanOrEqual(readable);
    }
    expect(contrast(onAccent, accent)).toBeGreaterThanOrEqual(readable);
    const hub = sceneFields[name].hub.background;
    expect(contrast(isBright(hub) ? '#1d1a33' : '#ffffff', hub)).toBeGreaterThanOrEqual(readable);
  });

  it('the letters have a face that a canvas accepts', () => {
    const { font } = sceneFields[name];
    expect(lookOf(wheelOf(2)).text.font.startsWith(font || '"Fredoka Variable"')).toBe(true);
  });

  it('the rim is drawn without a number that is none', () => {
    sceneLookStore.setState({ looks: sceneLooks });
    const wheel = wheelOf(8);
    const numbers: unknown[] = [];
    const gradient = {
      addColorStop: (at: number, color: string) => numbers.push(at, color.includes('NaN') ? Number.NaN : 0),
    };
    const context = new Proxy({} as Record<string, unknown>, {
      get: (own, field: string) =>
        field in own
          ? own[field]
          : (...given: unknown[]) => {
              numbers.push(...given.filter((each) => typeof each === 'number'));
              if (field === 'measureText') return { width: 40 };
              return field === 'createRadialGradient' ? gradient : undefined;
            },
    });
    const frame = { cssSide: 500, bitmapSide: 500, rotation: 0, reading: 0 };
    drawWheel(context as never, designOf(wheel, layOut(wheel.slices), 1440), frame, noPictures);
    expect(numbers.length).toBeGreaterThan(50);
    expect(numbers.filter((each) => !Number.isFinite(each))).toEqual([]);
    sceneLookStore.setState({ looks: new Map() });
  });
});

it('every scene has a name in each of the nine languages', () => {
  expect(Object.keys(texts)).toHaveLength(9);
  for (const { scenes } of Object.values(texts))
    expect(Object.keys(scenes)).toEqual(['title', 'none', ...sceneNames]);
});

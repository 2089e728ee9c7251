import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Wheel } from '../../wheel/document/document';
import { newWheel } from '../../wheel/document/new-wheel';
import type { Themes } from '../../wheel/document/themes';
import { designOf } from '../../wheel/drawing/design';
import { drawWheel } from '../../wheel/drawing/draw-wheel';
import { bitmapSide, noPictures } from '../../wheel/drawing/drawing';
import { lookOf, radiiOf } from '../../wheel/drawing/look';
import { sceneLookStore } from '../../wheel/drawing/scene-looks';
import { layOut } from '../../wheel/motion/geometry';
import { chooseScene, leaveScene } from '../../wheel/scenes/choose-scene';
import { sceneLooks } from '../../wheel/scenes/draw-ring';
import { plainPointer, pointers } from '../../wheel/scenes/pointers';
import { sceneFields } from '../../wheel/scenes/scene-fields';
import type { SceneName } from '../../wheel/scenes/scene-names';
import { sceneVariables, stageStyles } from '../../wheel/scenes/stage-styles';
import { oneAtATime } from './one-at-a-time';
import styles from './ScenePicture.module.css';

// The stage sets them when it shows its first scene; the cards may need them earlier.
sceneLookStore.setState({ looks: sceneLooks });

/** The pictures are drawn at one size and scaled to their cards. */
const side = 92;

/**
 * A scene as its stage looks, drawn by the code that draws the stage. Until its turn it is an area in its scene's
 * colour: a backdrop is a document of its own, and to open all of them at once would keep a press waiting.
 */
export function ScenePicture({ name, themes }: { name: SceneName | undefined; themes: Themes }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wheel = useMemo(() => wheelIn(name, themes), [name, themes]);
  const radii = radiiOf(lookOf(wheel));
  const [hasBackdrop, setBackdrop] = useState(false);
  useEffect(
    () =>
      oneAtATime(() => {
        // At once: React would put off what several turns set, and then show it all in one.
        flushSync(() => setBackdrop(true));
        if (canvas.current) draw(canvas.current, wheel);
      }),
    [wheel],
  );
  const look = useMemo(() => {
    if (!name) return undefined;
    const stage = stageStyles[name];
    return hasBackdrop ? sceneVariables(stage, sceneFields[name].font) : { background: stage.grounds[0] };
  }, [name, hasBackdrop]);
  return (
    <span className={styles.picture} style={look} data-scene-card={name} aria-hidden>
      <span className={styles.wheel}>
        <canvas ref={canvas} className={styles.disc} />
        <span
          className={styles.hub}
          style={{
            width: `${(100 * radii.hub) / radii.rim}%`,
            backgroundColor: wheel.look.center?.background,
          }}
        />
        <svg
          className={styles.pointer}
          viewBox="0 0 56 84"
          color={wheel.look.marker?.background}
          aria-hidden="true"
        >
          {(name ? pointers[name] : plainPointer).map(({ width, fill = 'currentColor', ...part }) => (
            <path key={`${part.d}${part.stroke}${width}`} fill={fill} strokeWidth={width} {...part} />
          ))}
        </svg>
      </span>
    </span>
  );
}

function wheelIn(name: SceneName | undefined, themes: Themes): Wheel {
  const slices = Array.from({ length: 8 }, (_, place) => ({
    guid: `${place}`,
    text: '',
    active: true,
    weight: 1,
  }));
  const dressed = chooseScene(themes, name ?? 'minimal')({ ...newWheel(), slices });
  return name ? dressed : leaveScene(themes)(dressed);
}

function draw(canvas: HTMLCanvasElement, wheel: Wheel): void {
  const bitmap = bitmapSide(side, devicePixelRatio);
  canvas.width = bitmap;
  canvas.height = bitmap;
  const context = canvas.getContext('2d');
  const frame = { cssSide: side, bitmapSide: bitmap, rotation: 0, reading: 0 };
  if (context) drawWheel(context, designOf(wheel, layOut(wheel.slices), side), frame, noPictures);
}

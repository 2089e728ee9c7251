import { useEffect, useMemo, useRef } from 'react';
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
import styles from './ScenePicture.module.css';

// The stage sets them only with its first scene; the cards show every scene before that.
sceneLookStore.setState({ looks: sceneLooks });

/** The pictures are drawn at one size and scaled to their cards. */
const side = 92;

/** A scene as its stage looks, drawn by the code that draws the stage. */
export function ScenePicture({ name, themes }: { name: SceneName | undefined; themes: Themes }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const wheel = useMemo(() => wheelIn(name, themes), [name, themes]);
  const radii = radiiOf(lookOf(wheel));
  useEffect(() => whenIdle(() => canvas.current && draw(canvas.current, wheel)), [wheel]);
  const variables = useMemo(() => name && sceneVariables(stageStyles[name], sceneFields[name].font), [name]);
  return (
    <span className={styles.picture} style={variables} data-scene-card={name} aria-hidden>
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

/** All cards at once would keep a press waiting for longer than a frame lasts. */
function whenIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, { timeout: 1000 });
  return () => cancelIdleCallback(waiting);
}

function draw(canvas: HTMLCanvasElement, wheel: Wheel): void {
  const bitmap = bitmapSide(side, devicePixelRatio);
  canvas.width = bitmap;
  canvas.height = bitmap;
  const context = canvas.getContext('2d');
  const frame = { cssSide: side, bitmapSide: bitmap, rotation: 0, reading: 0 };
  if (context) drawWheel(context, designOf(wheel, layOut(wheel.slices), side), frame, noPictures);
}

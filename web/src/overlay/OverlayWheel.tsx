import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { centerContent } from '../features/spin/center-content';
import { HubContent } from '../features/spin/HubContent';
import { PointerDrawing } from '../features/spin/PointerDrawing';
import { type PointerPlace, pointerPlace } from '../features/spin/pointer-place';
import { coerceColor } from '../wheel/document/coerce-wheel';
import { lookOf, radiiOf } from '../wheel/drawing/look';
import { sceneLookStore } from '../wheel/drawing/scene-looks';
import { isBright } from '../wheel/drawing/text-color';
import { wheelStore } from '../wheel/store';
import { showWheel } from '../wheel/view/show-wheel';
import styles from './OverlayWheel.module.css';

/** The wheel with its pointer, as large as there is room. */
export function OverlayWheel() {
  const area = useRef<HTMLDivElement>(null);
  const disc = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const { center, marker, scene } = wheel.look;
  const radii = radiiOf(lookOf(wheel));
  const place = pointerPlace(marker, radii);
  const parts = useStore(sceneLookStore, ({ looks }) => looks.get(scene)?.pointer);
  const share = radii.hub / radii.rim;
  const fill = coerceColor(center?.background);
  useSide(area, place);
  useScene(scene);

  useEffect(() => {
    if (!disc.current || !canvas.current || !pointer.current) return;
    const elements = { disc: disc.current, canvas: canvas.current, pointer: pointer.current };
    return showWheel(wheelStore, { ...elements, standIn: null });
  }, []);

  const hub = (
    <div
      className={styles.hub}
      style={{
        '--share': share,
        width: `${share * 100}%`,
        backgroundColor: fill,
        color: isBright(fill) ? '#1d1a33' : '#ffffff',
      }}
    >
      <HubContent content={centerContent(center)} label="" />
    </div>
  );
  const turnsWithWheel = center?.rotate === true;
  return (
    <div ref={area} className={styles.area}>
      <div className={styles.plate} role="img" aria-label={wheel.name}>
        <div ref={disc} className={styles.disc}>
          <canvas ref={canvas} className={styles.canvas} />
          {turnsWithWheel && hub}
        </div>
        {!turnsWithWheel && hub}
        <div className={styles.marker} style={{ transform: `rotate(${place.angle}rad)` }}>
          <div className={styles.hanger} style={{ width: `${place.width}%`, top: `${place.top}%` }}>
            <div ref={pointer} className={styles.pointer}>
              <PointerDrawing marker={marker} parts={parts} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Older Chromium has no sizes relative to a container: the wheel's side is measured, with a margin for the pointer. */
function useSide(area: RefObject<HTMLElement | null>, { above, below, aside }: PointerPlace): void {
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      const side = Math.min(width / (1 + 2 * aside), height / (1 + above + below));
      element.style.setProperty('--side', `${Math.floor(side * 0.97)}px`);
      element.style.setProperty('--down', `${Math.round(((above - below) / 2) * side * 0.97)}px`);
    };
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    measure();
    return () => watching.disconnect();
  }, [area, above, below, aside]);
}

/** Few wheels have a scene: its rims and pointers are fetched with the first one that has. */
function useScene(scene: string | undefined): void {
  useEffect(() => {
    if (!scene) return;
    import('../wheel/scenes/draw-ring').then(
      ({ sceneLooks }) => sceneLookStore.setState({ looks: sceneLooks }),
      (error: unknown) => console.warn('The scene could not be loaded.', error),
    );
  }, [scene]);
}

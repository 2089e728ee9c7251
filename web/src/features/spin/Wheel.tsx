import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { closeMenu, openMenu } from '../../components/menu/open-menu';
import { translate } from '../../i18n/translate';
import { useTranslation } from '../../i18n/use-translation';
import { isHostsTurn, roomStore } from '../../live/room-store';
import type { Slice } from '../../wheel/document/document';
import { blindLabel } from '../../wheel/drawing/labels';
import { lookOf, radiiOf, wheelWidth } from '../../wheel/drawing/look';
import { sceneLookStore } from '../../wheel/drawing/scene-looks';
import { wheelStore } from '../../wheel/store';
import { showWheel } from '../../wheel/view/show-wheel';
import type { Point } from './HoverTip';
import { Hub } from './Hub';
import { Magnifier } from './Magnifier';
import { Pointer } from './Pointer';
import { pointerPlace } from './pointer-place';
import { pressWheel, type SlicePress } from './press-wheel';
import type { Spin } from './spin-command';
import { useWheelDescription } from './use-wheel-description';
import styles from './Wheel.module.css';

export const hoverTipPart = lazyPart(async () => (await import('./HoverTip')).HoverTip);

/** Not part of the first view's script, but fetched together with it, before the page says that it is ready. */
const wheelWalkPart = lazyPart(async () => (await import('./WheelWalk')).WheelWalk);

export const fetchSliceEntries = () => import('./slice-entries');

/** At the point where it was asked for, or beside what has the focus. */
function openSliceMenu(
  anchor: HTMLElement,
  { slice, ...at }: Omit<SlicePress, 'x' | 'y'> & Partial<Point>,
): void {
  // A blind wheel keeps its names to itself.
  const text = wheelStore.getState().wheel.spin.isBlind === true ? blindLabel : slice.text.slice(0, 80);
  const { x, y } = at;
  void openMenu({
    anchor,
    ...(x !== undefined && y !== undefined ? { point: { x, y } } : {}),
    label: translate('spin:menu.label', { text }),
    head: <span dir="auto">{text.trim() || translate('common:noText')}</span>,
    entries: async () => (await fetchSliceEntries()).sliceEntries(slice.guid),
  });
}

function openWalkedMenu(anchor: HTMLElement, slice: Slice): void {
  if (!wheelStore.getState().isReadOnly) openSliceMenu(anchor, { slice });
}

export function Wheel({ spin }: { spin: Spin }) {
  const { t } = useTranslation('spin');
  /** The page came with a picture of its wheel, or of another one, which is hidden. Its first rendering replaces the page. */
  const [standIn] = useState(() =>
    document.querySelector(':root:not([data-first~="other-wheel"]) .boot-picture'),
  );
  const plate = useRef<HTMLDivElement>(null);
  const disc = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointer = useRef<HTMLDivElement>(null);
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const description = useWheelDescription();
  const radii = radiiOf(lookOf(wheel));
  const { marker, scene } = wheel.look;
  const parts = useStore(sceneLookStore, ({ looks }) => looks.get(scene)?.pointer);
  const place = pointerPlace(marker, radii);
  const Walk = usePart(wheelWalkPart, () => {});
  const turnsWithWheel = wheel.look.center?.rotate === true;
  const isWatched = useStore(roomStore, isHostsTurn);
  const hub = (
    <Hub label={isWatched ? '' : t('hub')} share={radii.hub / radii.rim} center={wheel.look.center} />
  );

  useLayoutEffect(() => {
    if (standIn) plate.current?.prepend(standIn);
  }, [standIn]);

  useEffect(() => {
    if (!disc.current || !canvas.current || !pointer.current) return;
    return showWheel(wheelStore, {
      disc: disc.current,
      canvas: canvas.current,
      pointer: pointer.current,
      standIn,
    });
  }, [standIn]);

  // To a screen reader the plate is a picture; its choices are walked beside it. A pointer may use it directly.
  useEffect(() => {
    const element = plate.current;
    return element ? pressWheel(element, spin, (press) => openSliceMenu(element, press)) : undefined;
  }, [spin]);
  // The menu may arrive late: by then another slice is at its point.
  useEffect(
    () =>
      wheelStore.subscribe(({ spinning }, before) => {
        if (spinning && !before.spinning) closeMenu();
      }),
    [],
  );

  return (
    <div className={styles.area}>
      <div
        ref={plate}
        className={styles.plate}
        style={{
          '--above': place.above,
          '--below': place.below,
          '--aside': place.aside,
          '--slices': (2 * radii.slices) / wheelWidth,
        }}
        role="img"
        aria-label={description}
        tabIndex={-1}
      >
        <div ref={disc} className={styles.disc}>
          <canvas ref={canvas} className={styles.canvas} />
          {turnsWithWheel && hub}
        </div>
        <div className={styles.light} />
        {!turnsWithWheel && hub}
        <div className={styles.marker} style={{ rotate: `${place.angle}rad` }}>
          <Pointer ref={pointer} marker={marker} place={place} parts={parts} />
        </div>
        <Magnifier plate={plate} />
        <LazyHoverTip plate={plate} />
      </div>
      {Walk && <Walk onMenu={openWalkedMenu} />}
    </div>
  );
}

/** A finger has no hover: the tip is fetched with the first move of a mouse over the wheel. */
function LazyHoverTip({ plate }: { plate: RefObject<HTMLElement | null> }) {
  const [point, setPoint] = useState<Point | null>(null);
  // Where it can't be fetched, the next visit of the mouse tries again: not its next move.
  const Tip = usePart(point && hoverTipPart, () => {});
  const isMounted = Tip !== undefined;
  useEffect(() => {
    const element = plate.current;
    if (isMounted || !element) return;
    const moved = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType === 'mouse') setPoint({ x: clientX, y: clientY });
    };
    const left = () => setPoint(null);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerleave', left);
    return () => {
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerleave', left);
    };
  }, [plate, isMounted]);
  return Tip && point && <Tip plate={plate} from={point} />;
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Slice } from '../../wheel/document/document';
import { blindLabel } from '../../wheel/drawing/labels';
import { chanceOf } from '../../wheel/picking/odds';
import { stageSlices, wheelStore } from '../../wheel/store';
import styles from './HoverTip.module.css';
import { sliceAtPoint } from './slice-at-point';

export interface Point {
  x: number;
  y: number;
}

interface HoverTipProps {
  plate: RefObject<HTMLElement | null>;
  /** Where the mouse is already. */
  from: Point;
}

/** Beside the mouse: the whole label of the slice under it, and its chance. */
export function HoverTip({ plate, from }: HoverTipProps) {
  const { t } = useTranslation('spin');
  const { locale } = useLanguage();
  const tip = useRef<HTMLDivElement>(null);
  const [slice, setSlice] = useState<Slice | null>(null);
  const slices = useStore(wheelStore, stageSlices);
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const start = useRef(from);

  useEffect(() => {
    const element = plate.current;
    if (!element) return;
    let point: Point | null = start.current;
    const look = () => {
      if (!point) return;
      const box = element.getBoundingClientRect();
      setSlice(sliceAtPoint(wheelStore.getState(), box, point.x, point.y));
      if (tip.current) tip.current.style.translate = `${point.x - box.left}px ${point.y - box.top}px`;
    };
    const moved = ({ pointerType, clientX, clientY }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      point = { x: clientX, y: clientY };
      look();
    };
    const left = () => {
      point = null;
      setSlice(null);
    };
    const dismissed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') left();
    };
    look();
    const unsubscribe = wheelStore.subscribe(look);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerleave', left);
    element.addEventListener('pointerdown', left);
    window.addEventListener('keydown', dismissed);
    return () => {
      unsubscribe();
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', left);
      window.removeEventListener('keydown', dismissed);
    };
  }, [plate]);

  return (
    <div ref={tip} className={styles.tip} hidden={!slice}>
      {slice && (
        <div className={styles.text}>
          <bdi>{isBlind ? blindLabel : slice.text.slice(0, 300).trim() || t('common:noText')}</bdi>
          <span className={styles.chance}>{formatChance(chanceOf(slice, slices), locale)}</span>
        </div>
      )}
    </div>
  );
}

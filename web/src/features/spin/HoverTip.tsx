import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import type { Slice } from '../../wheel/document/document';
import { blindLabel } from '../../wheel/drawing/labels';
import { chanceOf } from '../../wheel/picking/odds';
import { stageSlices, wheelStore } from '../../wheel/store';
import styles from './HoverTip.module.css';
import { sliceAtPoint } from './slice-at-point';

/** Beside the mouse: the whole label of the slice under it, and its chance. */
export function HoverTip({ plate }: { plate: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('spin');
  const { locale } = useLanguage();
  const tip = useRef<HTMLDivElement>(null);
  const [slice, setSlice] = useState<Slice | null>(null);

  useEffect(() => {
    const element = plate.current;
    if (!element) return;
    let point: { x: number; y: number } | null = null;
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
    const unsubscribe = wheelStore.subscribe(look);
    // While the wheel drifts under a resting mouse, the slice under it changes.
    const following = setInterval(() => {
      if (wheelStore.getState().drift) look();
    }, 250);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerleave', left);
    element.addEventListener('pointerdown', left);
    return () => {
      unsubscribe();
      clearInterval(following);
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', left);
    };
  }, [plate]);

  const { isBlind } = wheelStore.getState().wheel.spin;
  return (
    <div ref={tip} className={styles.tip} hidden={!slice}>
      {slice && (
        <div className={styles.text}>
          <bdi>{isBlind === true ? blindLabel : slice.text.slice(0, 300).trim() || t('noText')}</bdi>
          <span className={styles.chance}>
            {formatChance(chanceOf(slice, stageSlices(wheelStore.getState())), locale)}
          </span>
        </div>
      )}
    </div>
  );
}

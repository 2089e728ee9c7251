import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { chanceOf } from '../../wheel/chance';
import type { Slice } from '../../wheel/document';
import { blindLabel } from '../../wheel/drawing/labels';
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
    const moved = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      const box = element.getBoundingClientRect();
      setSlice(sliceAtPoint(wheelStore.getState(), box, event.clientX, event.clientY));
      if (tip.current)
        tip.current.style.translate = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
    };
    const left = () => setSlice(null);
    const unsubscribe = wheelStore.subscribe((state) => {
      if (state.spinning) setSlice(null);
    });
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerleave', left);
    element.addEventListener('pointerdown', left);
    return () => {
      unsubscribe();
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerleave', left);
      element.removeEventListener('pointerdown', left);
    };
  }, [plate]);

  const { blindSpin } = wheelStore.getState().config['wheel-definition'];
  return (
    <div ref={tip} className={styles.tip} hidden={!slice}>
      {slice && (
        <div className={styles.text}>
          <bdi>{blindSpin ? blindLabel : slice.text.slice(0, 300).trim() || t('noText')}</bdi>
          <span className={styles.chance}>
            {formatChance(chanceOf(slice, stageSlices(wheelStore.getState())), locale)}
          </span>
        </div>
      )}
    </div>
  );
}

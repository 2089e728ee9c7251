import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { markerAngle } from '../../wheel/motion/geometry';
import { wheelStore } from '../../wheel/store';
import { magnify, readableWidth } from '../../wheel/view/magnify';
import { watchSize } from '../../wheel/view/watch-size';
import styles from './Magnifier.module.css';

/** A lens at the pointer, on wheels with so many slices that no label fits. */
export function Magnifier({ plate }: { plate: RefObject<HTMLElement | null> }) {
  const isWanted = useIsCrowded(plate);
  return isWanted ? <Lens /> : null;
}

function Lens() {
  const strip = useRef<HTMLDivElement>(null);
  const position = useStore(wheelStore, (state) => state.wheel.look.marker?.position);
  const angle = markerAngle(position);
  useEffect(() => (strip.current ? magnify(wheelStore, strip.current) : undefined), []);

  return (
    <div
      className={styles.lens}
      aria-hidden="true"
      style={{ left: `${50 + 36 * Math.sin(angle)}%`, top: `${50 - 36 * Math.cos(angle)}%` }}
    >
      <div ref={strip} className={styles.strip}>
        <span className={styles.cell} />
        <span className={styles.cell} />
        <span className={styles.cell} />
        <span className={styles.cell} />
        <span className={styles.cell} />
      </div>
    </div>
  );
}

function useIsCrowded(plate: RefObject<HTMLElement | null>): boolean {
  const count = useStore(wheelStore, ({ wheel }) => wheel.slices.filter(({ active }) => active).length);
  const isBlind = useStore(wheelStore, ({ wheel }) => wheel.spin.isBlind === true);
  const [side, setSide] = useState(0);
  useEffect(() => (plate.current ? watchSize(plate.current, setSide) : undefined), [plate]);
  return !isBlind && side > 0 && count > 0 && (Math.PI * side) / count < readableWidth;
}

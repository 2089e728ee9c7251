import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { markerAngle } from '../../wheel/motion/geometry';
import { wheelStore } from '../../wheel/store';
import { magnify } from '../../wheel/view/magnify';
import styles from './Lens.module.css';

/** The labels that pass under the pointer, enlarged. */
export function Lens() {
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

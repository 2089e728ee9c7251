import type { Ref } from 'react';
import type { Marker } from '../../wheel/document/document';
import type { PointerPart } from '../../wheel/drawing/scene-looks';
import { PointerDrawing } from './PointerDrawing';
import type { PointerPlace } from './pointer-place';
import styles from './Wheel.module.css';

export interface PointerProps {
  ref: Ref<HTMLDivElement>;
  marker: Marker | undefined;
  place: PointerPlace;
  /** The shape that the scene gives it. */
  parts: readonly PointerPart[] | undefined;
}

/** Hangs from its pin above the rim, its tip over the slices; the pegs push it aside. */
export function Pointer({ ref, marker, place, parts }: PointerProps) {
  return (
    <div className={styles.hanger} style={{ width: `${place.width}%`, top: `${place.top}%` }}>
      <div ref={ref} className={styles.pointer}>
        <PointerDrawing marker={marker} parts={parts} />
      </div>
    </div>
  );
}

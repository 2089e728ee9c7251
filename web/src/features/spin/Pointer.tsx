import { type Ref, useState } from 'react';
import type { Marker } from '../../wheel/document';
import { finiteOr, healColor } from '../../wheel/heal-values';
import styles from './Wheel.module.css';
import { pictureAddress } from './web-address';

const unsetColor = '#ff5a4e';
const tongue =
  'M28 81C26.5 81 25.5 80 25 78.5L9 36C6.5 31 5 27 5 22.5a23 23 0 0 1 46 0c0 4.5-1.5 8.5-4 13.5L31 78.5c-.5 1.5-1.5 2.5-3 2.5Z';

export interface PointerProps {
  ref: Ref<HTMLDivElement>;
  marker: Marker | undefined;
  /** The rim's width, in percent of the wheel's. */
  rim: number;
}

/** Height and width of the drawing below, and how far its tip reaches over the slices, in percent of the wheel. */
const shape = { width: 56, height: 84 };
const overSlices = 1.3;

/**
 * Hangs from its pin above the rim, its tip over the slices; the pegs push it aside. A picture that cannot be had
 * gives way to the plain one: without a pointer nobody could tell who won.
 */
export function Pointer({ ref, marker, rim }: PointerProps) {
  const width = finiteOr(marker?.width, 5, 2, 30) * 1.4;
  const height = (width * shape.height) / shape.width;
  const offset = finiteOr(marker?.offset, 0, -100, 100) / 5;
  const [missing, setMissing] = useState<string | null>(null);
  const picture = pictureAddress(marker?.imageUrl);
  const color = marker?.background ? healColor(marker.background) : unsetColor;
  return (
    <div
      className={styles.hanger}
      style={{ width: `${width}%`, top: `${rim + overSlices - height + offset}%` }}
    >
      <div ref={ref} className={styles.pointer}>
        {picture && picture !== missing ? (
          <img
            className={styles.pointerPicture}
            style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
            src={picture}
            alt=""
            onError={() => setMissing(picture)}
          />
        ) : (
          <Tongue color={color} />
        )}
      </div>
    </div>
  );
}

function Tongue({ color }: { color: string }) {
  return (
    <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" focusable="false">
      <path d={tongue} fill={color} />
      <path d="M28 80 46 36c3-6 5-10 5-14A23 23 0 0 0 28 1Z" className={styles.pointerShade} />
      <path d={tongue} className={styles.pointerEdge} />
      <path d="M11 20A17 17 0 0 1 24 6.5" className={styles.pointerShine} />
      <circle cx="28" cy="22" r="7.5" className={styles.pointerPin} />
    </svg>
  );
}

import { type Ref, useState } from 'react';
import { pictureAddress } from '../../files/web-address';
import { coerceColor } from '../../wheel/document/coerce-wheel';
import type { Marker } from '../../wheel/document/document';
import type { PointerPart } from '../../wheel/drawing/scene-looks';
import { type PointerPlace, pointerShape } from './pointer-place';
import styles from './Wheel.module.css';

const unsetColor = '#ff5a4e';
const tongue =
  'M28 81C26.5 81 25.5 80 25 78.5L9 36C6.5 31 5 27 5 22.5a23 23 0 0 1 46 0c0 4.5-1.5 8.5-4 13.5L31 78.5c-.5 1.5-1.5 2.5-3 2.5Z';

export interface PointerProps {
  ref: Ref<HTMLDivElement>;
  marker: Marker | undefined;
  place: PointerPlace;
  /** The shape that the scene gives it. */
  parts: readonly PointerPart[] | undefined;
}

/**
 * Hangs from its pin above the rim, its tip over the slices; the pegs push it aside. A picture that can't be loaded is
 * replaced by the plain pointer: without one the winner could not be seen.
 */
export function Pointer({ ref, marker, place, parts }: PointerProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const picture = pictureAddress(marker?.imageUrl);
  const color = marker?.background ? coerceColor(marker.background) : unsetColor;
  return (
    <div className={styles.hanger} style={{ width: `${place.width}%`, top: `${place.top}%` }}>
      <div ref={ref} className={styles.pointer}>
        {picture && picture !== missing ? (
          <img
            className={styles.pointerPicture}
            style={{ aspectRatio: `${pointerShape.width} / ${pointerShape.height}` }}
            src={picture}
            alt=""
            onError={() => setMissing(picture)}
          />
        ) : (
          <svg
            viewBox={`0 0 ${pointerShape.width} ${pointerShape.height}`}
            color={color}
            aria-hidden="true"
            focusable="false"
          >
            {parts ? (
              parts.map((part) => <Part key={`${part.d}${part.stroke}${part.width}`} {...part} />)
            ) : (
              <Tongue />
            )}
          </svg>
        )}
      </div>
    </div>
  );
}

function Part({ width, fill = 'currentColor', ...part }: PointerPart) {
  return <path fill={fill} strokeWidth={width} strokeLinejoin="round" {...part} />;
}

const Tongue = () => (
  <>
    <path d={tongue} fill="currentColor" />
    <path d="M28 80 46 36c3-6 5-10 5-14A23 23 0 0 0 28 1Z" className={styles.pointerShade} />
    <path d={tongue} className={styles.pointerEdge} />
    <path d="M11 20A17 17 0 0 1 24 6.5" className={styles.pointerShine} />
    <circle cx="28" cy="22" r="7.5" className={styles.pointerPin} />
  </>
);

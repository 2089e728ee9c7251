import { useState } from 'react';
import { pictureAddress } from '../../files/web-address';
import { coerceColor } from '../../wheel/document/coerce-wheel';
import type { PointerPart } from '../../wheel/drawing/scene-looks';
import type { PointerProps } from './Pointer';
import { pointerShape } from './pointer-place';

const unsetColor = '#ff5a4e';
const tongue =
  'M28 81C26.5 81 25.5 80 25 78.5L9 36C6.5 31 5 27 5 22.5a23 23 0 0 1 46 0c0 4.5-1.5 8.5-4 13.5L31 78.5c-.5 1.5-1.5 2.5-3 2.5Z';

/**
 * What the pointer looks like, without style sheets: the page and the overlay, which is made for older browsers, share
 * it. A picture that can't be loaded is replaced by the plain pointer: without one the winner could not be seen.
 */
export function PointerDrawing({ marker, parts }: Pick<PointerProps, 'marker' | 'parts'>) {
  const [missing, setMissing] = useState<string | null>(null);
  const picture = pictureAddress(marker?.imageUrl);
  const color = marker?.background ? coerceColor(marker.background) : unsetColor;
  if (picture && picture !== missing)
    return <img style={pictureStyle} src={picture} alt="" onError={() => setMissing(picture)} />;
  return (
    <svg
      style={svgStyle}
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
  );
}

/** Of whatever shape, its lower edge is the tip. */
const pictureStyle = {
  aspectRatio: `${pointerShape.width} / ${pointerShape.height}`,
  display: 'block',
  width: '100%',
  objectFit: 'contain',
  objectPosition: '50% 100%',
} as const;

const svgStyle = { display: 'block', width: '100%', overflow: 'visible' } as const;

function Part({ width, fill = 'currentColor', ...part }: PointerPart) {
  return <path fill={fill} strokeWidth={width} strokeLinejoin="round" {...part} />;
}

const Tongue = () => (
  <>
    <path d={tongue} fill="currentColor" />
    <path d="M28 80 46 36c3-6 5-10 5-14A23 23 0 0 0 28 1Z" fill="#141028" fillOpacity=".14" />
    <path d={tongue} fill="none" stroke="#fff" strokeWidth="3" />
    <path
      d="M11 20A17 17 0 0 1 24 6.5"
      fill="none"
      stroke="#fff"
      strokeOpacity=".55"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    <circle cx="28" cy="22" r="7.5" fill="#fff" stroke="#141028" strokeOpacity=".22" strokeWidth="1.5" />
  </>
);

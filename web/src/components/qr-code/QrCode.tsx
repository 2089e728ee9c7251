import { encode } from 'uqr';

/** Without a white margin cameras don't find it. */
const border = 3;

/** A QR code of an address, dark on white in every colour scheme: cameras read no other. */
export function QrCode({
  text,
  label,
  className,
  ecc = 'M',
}: {
  text: string;
  label: string;
  className?: string | undefined;
  /** How much of it may be dirty: `L` makes a long text's code less dense. */
  ecc?: 'L' | 'M';
}) {
  const { data, size } = encode(text, { ecc, border });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1d1a33" />
    </svg>
  );
}

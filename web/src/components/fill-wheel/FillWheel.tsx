const radius = 48;

/** A wheel as a small picture: a few fills in their order. An empty wheel is a ring. */
export function FillWheel({
  fills,
  className,
}: {
  fills: readonly string[];
  className?: string | undefined;
}) {
  const count = fills.length;
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      {count === 1 && <circle r={radius} fill={fills[0]} />}
      {count > 1 &&
        fills.map((fill, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two slices may have the same fill, and nothing moves
          <path key={place} d={wedge(place / count, (place + 1) / count)} fill={fill} />
        ))}
      <circle r={radius} fill="none" stroke="var(--control-line)" strokeWidth="1.5" />
      <circle r="9" fill="var(--card)" />
    </svg>
  );
}

function wedge(from: number, to: number): string {
  return `M0 0L${pointAt(from)}A${radius} ${radius} 0 0 1 ${pointAt(to)}Z`;
}

const pointAt = (share: number): string => {
  const angle = share * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

import { type Sample, sampleColor } from '../../wheel/sample';

/** More slices than this are only a blur at this size. */
const mostSlices = 24;
const radius = 48;

/** A sample as a small picture: its colours in their order. */
export function MiniWheel({ sample, className }: { sample: Sample; className?: string | undefined }) {
  const count = Math.min(sample.choices.length, mostSlices);
  const own = sample.wheel['wheel-definition'].slices;
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true">
      {sample.choices.slice(0, count).map((choice, place) => (
        <path
          key={choice}
          d={wedge(place / count, (place + 1) / count)}
          fill={own?.[place]?.background ?? sampleColor(sample, place).background}
        />
      ))}
      <circle r={radius} fill="none" stroke="var(--control-line)" strokeWidth="1.5" />
      <circle r="9" fill="var(--card)" />
    </svg>
  );
}

function wedge(from: number, to: number): string {
  const [start, end] = [pointAt(from), pointAt(to)];
  return `M0 0L${start}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end}Z`;
}

const pointAt = (share: number): string => {
  const angle = share * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

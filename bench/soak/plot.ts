export interface Sample {
  minute: number;
  memory: number; // MiB
  files: number; // open descriptors
}

const size = { width: 900, height: 260, left: 60, right: 20, top: 34, bottom: 36 };

/** One figure over time, from zero, so that what looks flat is flat. */
function panel(
  samples: Sample[],
  title: string,
  of: (sample: Sample) => number,
  color: string,
  top: number,
): string {
  const last = Math.max(samples.at(-1)?.minute ?? 1, 1 / 60);
  const highest = Math.max(...samples.map(of)) * 1.15;
  const x = (minute: number) => size.left + (minute / last) * (size.width - size.left - size.right);
  const y = (value: number) =>
    size.height - size.bottom - (value / highest) * (size.height - size.top - size.bottom);
  const line = samples
    .map((sample) => `${x(sample.minute).toFixed(1)},${y(of(sample)).toFixed(1)}`)
    .join(' ');
  const ticks = Array.from({ length: 7 }, (_, tick) => (last * tick) / 6)
    .map(
      (minute) =>
        `<text x="${x(minute)}" y="${size.height - 14}" text-anchor="middle">${minute.toFixed(0)} min</text>`,
    )
    .join('');
  const steps = Array.from({ length: 5 }, (_, step) => (highest * step) / 4)
    .map(
      (value) =>
        `<line x1="${size.left}" x2="${size.width - size.right}" y1="${y(value)}" y2="${y(value)}" stroke="#d8dde3"/>` +
        `<text x="${size.left - 8}" y="${y(value) + 4}" text-anchor="end">${value.toFixed(0)}</text>`,
    )
    .join('');
  return (
    `<g transform="translate(0 ${top})"><text x="${size.left}" y="20" font-size="15" font-weight="bold">${title}</text>` +
    `${steps}${ticks}<polyline points="${line}" fill="none" stroke="${color}" stroke-width="2"/></g>`
  );
}

export function plot(samples: Sample[]): string {
  const { width, height } = size;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height * 2}" font-family="sans-serif" ` +
    `font-size="12" fill="#1d2733"><rect width="100%" height="100%" fill="#ffffff"/>` +
    panel(samples, 'Memory of the server, MiB', (sample) => sample.memory, '#0b6bcb', 0) +
    panel(samples, 'Open descriptors', (sample) => sample.files, '#b4530a', height) +
    '</svg>\n'
  );
}

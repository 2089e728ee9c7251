/** A line of a chart: a value for each time, null where there is none. */
export type Values = readonly (number | null)[];

/** The drawing's own units; it is stretched to its box. */
export const chartWidth = 600;
export const chartHeight = 120;

const steps = [1, 2, 2.5, 5, 10];

/** The next round number above all values; above zero also for a line of zeros. */
export function scaleFor(lines: readonly Values[], least: number): number {
  const most = Math.max(least, ...lines.flatMap((values) => values.filter((value) => value !== null)));
  const power = 10 ** Math.floor(Math.log10(most));
  return (steps.find((step) => step * power >= most * 0.9999) ?? 10) * power;
}

/** The line as a path. A missing value is a gap; a value between two gaps is a dot. */
export function pathOf(values: Values, times: readonly number[], top: number): string {
  const from = times[0] ?? 0;
  const span = Math.max(1, (times.at(-1) ?? 0) - from);
  let path = '';
  let isDrawing = false;
  values.forEach((value, place) => {
    if (value === null) {
      isDrawing = false;
      return;
    }
    const x = (((times[place] ?? from) - from) / span) * chartWidth;
    const y = chartHeight - Math.min(1, Math.max(0, value / top)) * chartHeight;
    const point = `${x.toFixed(1)} ${y.toFixed(1)}`;
    path += isDrawing ? `L${point}` : `M${point}h0`;
    isDrawing = true;
  });
  return path;
}

export interface Summary {
  now: number | null;
  least: number;
  most: number;
}

/** A line summed up in words; undefined without any value. */
export function summaryOf(values: Values): Summary | undefined {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return undefined;
  return { now: values.at(-1) ?? null, least: Math.min(...known), most: Math.max(...known) };
}

/** The indexes of one value per minute, the newest first. */
export function minutesOf(times: readonly number[]): number[] {
  const places: number[] = [];
  for (let place = times.length - 1; place >= 0; place -= 6) places.push(place);
  return places;
}

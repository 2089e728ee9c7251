/** What the first view fetches, in kB of Brotli and in files. */
export interface FirstView {
  scripts: number;
  scriptFiles: number;
  styles: number;
}

/** What the first view may fetch at most. */
export const limits: FirstView = { scripts: 115, scriptFiles: 5, styles: 9 };

/** What other sites fetch to embed a wheel, `embed.js`, in kB without any compression. */
const largestEmbed = 4;

export const embedExcess = (size: number): string[] =>
  size > largestEmbed ? [`embed.js has ${round(size)} kB, the limit is ${largestEmbed}`] : [];

/** One sentence for each limit that is exceeded. */
export function excesses(measured: FirstView): string[] {
  return (Object.keys(limits) as (keyof FirstView)[])
    .filter((what) => measured[what] > limits[what])
    .map((what) => `The first view has ${what} ${round(measured[what])}, the limit is ${limits[what]}`);
}

const round = (value: number) => Math.round(value * 10) / 10;

export const spinTime = 4000;

/** A wheel under measurement: put on the page, then spun once for `spinTime`. */
export interface Contestant {
  show(stage: HTMLElement, count: number): void;
  spin(): void;
}

const palette = ['#dd2c30', '#ffb703', '#108350', '#1f78d1', '#8338ec'];
export const labelOf = (place: number): string => `Entry ${place + 1} name`;
export const weightOf = (place: number): number => 1 + (place % 3);
export const colorOf = (place: number): string => palette[place % palette.length] ?? '#ffffff';

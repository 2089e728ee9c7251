const width = 5;

/** The numbers that pagination offers: up to five, with the current page in the middle where there is room. */
export function pageWindow(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), total - width + 1));
  const count = Math.max(0, Math.min(width, total));
  return Array.from({ length: count }, (_, place) => first + place);
}

/** Of the page's language; names have their own (`dir="auto"`). */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

const mirrored: Record<string, string | undefined> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A key as it is meant in a row: where lines run to the left, the left arrow leads to the next one. */
export const asRead = (key: string): string => (isRightToLeft() ? (mirrored[key] ?? key) : key);

import type { Look } from './look';

export const fontOf = (look: Look, size: number): string => `600 ${size}px ${look.text.font}`;

/** A label may hold up to three lines. */
export const linesOf = (label: string): string[] => label.split(/\r?\n/).slice(0, 3);

import { coerceColor, finiteOr, textOr } from '../document/coerce-wheel';
import type { Stroke, Wheel } from '../document/document';
import { backgroundAddress } from './own-pictures';

/** All lengths are units of a wheel 500 units wide; the drawing scales them to the screen. */
export const wheelWidth = 500;
const radius = wheelWidth / 2;

interface Ring {
  width: number;
  color: string;
}

interface TextLook {
  kind: 'text' | 'image';
  /** 16 lets labels fill their slices; any other scales the size that follows from the longest label. */
  size: number;
  isClassic: boolean;
  offset: number;
  across: boolean;
  curved: boolean;
  letterSpacing: number;
  direction: 'ltr' | 'rtl' | 'auto';
  font: string;
  lineHeight: number;
  minInnerRadius: number;
}

export interface Look {
  scene: string;
  outer: Ring;
  inner: Ring;
  line: Ring;
  hubRadius: number;
  text: TextLook;
  image: string;
}

export const defaultTextSize = 16;

/** The page's display face; the system's stand in for the scripts that it lacks. */
export const displayFace = 'Fredoka Variable';
const systemFont =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Color Emoji", sans-serif';

export function lookOf(wheel: Wheel): Look {
  const { text, center } = wheel.look;
  return {
    scene: textOr(wheel.look.scene, ''),
    outer: ring(wheel.look.outer, 15, 60),
    inner: ring(wheel.look.inner, 0, 60),
    line: ring(wheel.look.line, 2, 30),
    hubRadius: (radius * finiteOr(center?.width, 18, 4, 60)) / 100,
    text: {
      kind: text?.type === 'image' ? 'image' : 'text',
      size: finiteOr(text?.size, defaultTextSize, 4, 200),
      isClassic: text?.sizing === 'classic',
      offset: finiteOr(text?.offset, 5, 0, 120),
      across: text?.orientation === 'h',
      curved: text?.arc === true,
      letterSpacing: finiteOr(text?.letterSpacing, 0, -5, 40),
      direction: text?.dir === 'ltr' || text?.dir === 'rtl' ? text.dir : 'auto',
      font: fontFamily(text?.font),
      lineHeight: finiteOr(text?.lineHeight, 1.1, 0.5, 4),
      minInnerRadius: finiteOr(text?.minInnerRadius, 10, 0, 200),
    },
    image: backgroundAddress(wheel, 'wheel'),
  };
}

const ring = (stroke: Stroke | undefined, unset: number, widest: number): Ring => ({
  width: finiteOr(stroke?.width, unset, 0, widest),
  color: coerceColor(stroke?.color),
});

// A family with a brace, a slash or a line break would make the canvas drop the whole font, size included.
const fontFamily = (font: unknown): string => {
  const family = textOr(font, '');
  return /^[\p{L}\p{N} ,'"_-]{1,200}$/u.test(family)
    ? `${family}, ${systemFont}`
    : `"${displayFace}", ${systemFont}`;
};

/**
 * The rim belongs to the stage: a wheel with a thin border has one too, wide enough for its pegs. The border's width
 * makes it wider.
 */
const rimWidth = (border: number): number => Math.max(border, 10 + border / 6);

/** Labels keep clear of the pointer's tip. */
const underPointer = 6;

/** The same for the hub. */
const beyondHub = 5;

/** Distances from the centre, in units. */
export interface Radii {
  rim: number;
  slices: number;
  hub: number;
  labelEnd: number;
  labelStart: number;
}

export function radiiOf({ outer, inner, hubRadius, text }: Look): Radii {
  const rim = radius - 1;
  const slices = rim - rimWidth(outer.width);
  return {
    rim,
    slices,
    hub: hubRadius,
    labelEnd: slices - underPointer - text.offset,
    labelStart: Math.max(hubRadius + inner.width + beyondHub, text.minInnerRadius),
  };
}

/** Whether so many slices are so narrow that no label is readable. On a large wheel the dividers are wider too. */
export const isCrowded = (side: number, count: number): boolean =>
  (Math.PI * side) / count < Math.max(11, 7 + side / 120);

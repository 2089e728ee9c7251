import type { Slice } from '../../web/src/wheel/document/document';
import { colorOf, labelOf, weightOf } from './contestant.ts';

export const slicesOf = (count: number): Slice[] =>
  Array.from({ length: count }, (_, place) => ({
    guid: `guid-${place}`,
    text: labelOf(place),
    active: true,
    weight: weightOf(place),
    background: colorOf(place),
  }));

import { Wheel } from 'spin-wheel';
import { type Contestant, colorOf, labelOf, spinTime, weightOf } from './contestant.ts';

let wheel: Wheel;

export const theirs: Contestant = {
  show(stage, count) {
    wheel = new Wheel(stage, {
      items: Array.from({ length: count }, (_, place) => ({
        label: labelOf(place),
        weight: weightOf(place),
        backgroundColor: colorOf(place),
      })),
    });
  },
  spin() {
    wheel.spinToItem(0, spinTime, true, 12);
  },
};

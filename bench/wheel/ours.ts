import { newWheel } from '../../web/src/wheel/new-wheel';
import { spinWheel } from '../../web/src/wheel/spin-wheel';
import { createWheelStore } from '../../web/src/wheel/store';
import { showWheel } from '../../web/src/wheel/view/show-wheel';
import { type Contestant, colorOf, labelOf, spinTime, weightOf } from './contestant.ts';

const store = createWheelStore();

export const ours: Contestant = {
  show(stage, count) {
    const wheel = newWheel();
    const slices = Array.from({ length: count }, (_, place) => ({
      guid: `guid-${place}`,
      text: labelOf(place),
      active: true,
      weight: weightOf(place),
      background: colorOf(place),
    }));
    store.getState().replaceConfig({
      ...wheel,
      'wheel-definition': { ...wheel['wheel-definition'], slices, duration: spinTime },
    });
    const disc = document.createElement('div');
    const canvas = document.createElement('canvas');
    const pointer = document.createElement('div');
    disc.append(canvas);
    stage.append(disc, pointer);
    showWheel(store, { disc, canvas, pointer });
  },
  spin() {
    spinWheel(store);
  },
};

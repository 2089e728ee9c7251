import { newWheel } from '../../web/src/wheel/document/new-wheel';
import { spinWheel } from '../../web/src/wheel/motion/spin-wheel';
import { createWheelStore } from '../../web/src/wheel/store';
import { showWheel } from '../../web/src/wheel/view/show-wheel';
import { type Contestant, spinTime } from './contestant.ts';
import { slicesOf } from './our-slices.ts';

const store = createWheelStore();

export const ours: Contestant = {
  show(stage, count) {
    const wheel = newWheel();
    store
      .getState()
      .replaceWheel({ ...wheel, slices: slicesOf(count), spin: { ...wheel.spin, duration: spinTime } });
    const disc = document.createElement('div');
    const canvas = document.createElement('canvas');
    const pointer = document.createElement('div');
    disc.append(canvas);
    stage.append(disc, pointer);
    showWheel(store, { disc, canvas, pointer, standIn: null });
  },
  spin() {
    spinWheel(store);
  },
};

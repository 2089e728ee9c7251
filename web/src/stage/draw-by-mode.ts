import type { SpinOptions } from '../wheel/motion/spin-wheel';

/** Returns false where the wheel is spun for one winner. */
type Draw = (plan?: SpinOptions['plan']) => boolean;

let registered: Draw = () => false;

/** Draws several winners or makes teams if that is what the wheel is set to, where the page can show them. */
export const drawByMode: Draw = (plan) => registered(plan);

/** Registers how the modes beside Spin draw. Returns how to end that. */
export function registerDrawModes(draw: Draw): () => void {
  registered = draw;
  return () => {
    registered = () => false;
  };
}

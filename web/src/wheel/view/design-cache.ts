import { paletteNameOf, paletteStore } from '../document/palette';
import { type Design, designOf } from '../drawing/design';
import { backgroundAddress } from '../drawing/own-pictures';
import { layOut } from '../motion/geometry';
import { stageSlices, type WheelState } from '../store';

/**
 * The design of the store's state, created again only when something visible has changed: the end of a spin adds to the
 * history, and ten thousand labels need not be prepared again for that.
 */
export function designCache(): (state: WheelState, screenWidth: number) => Design {
  let seen: unknown[] = [];
  let design: Design | null = null;
  return (state, screenWidth) => {
    const { wheel } = state;
    const slices = stageSlices(state);
    const visible = [
      slices,
      screenWidth,
      wheel.spin.isBlind,
      paletteNameOf(wheel.look),
      wheel.look.scene,
      paletteStore.getState().palettes,
      wheel.look.text,
      wheel.look.line,
      wheel.look.outer,
      wheel.look.inner,
      wheel.look.center,
      backgroundAddress(wheel, 'wheel'),
    ];
    if (!design || visible.some((part, place) => part !== seen[place])) {
      design = designOf(wheel, layOut(slices), screenWidth);
      seen = visible;
    }
    return design;
  };
}

import { paletteStore } from '../document/palette';
import { backgroundAddress } from '../drawing/own-pictures';
import { type Scene, sceneOf } from '../drawing/scene';
import { layOut } from '../motion/geometry';
import { stageSlices, type WheelState } from '../store';

/**
 * The scene of the store's state, created again only when something visible has changed: the end of a spin adds to the
 * history, and ten thousand labels need not be prepared again for that.
 */
export function sceneCache(): (state: WheelState, screenWidth: number) => Scene {
  let seen: unknown[] = [];
  let scene: Scene | null = null;
  return (state, screenWidth) => {
    const { wheel } = state;
    const slices = stageSlices(state);
    const visible = [
      slices,
      screenWidth,
      wheel.spin.isBlind,
      wheel.look.palette,
      paletteStore.getState().palettes,
      wheel.look.text,
      wheel.look.line,
      wheel.look.outer,
      wheel.look.inner,
      wheel.look.center,
      backgroundAddress(wheel, 'wheel'),
    ];
    if (!scene || visible.some((part, place) => part !== seen[place])) {
      scene = sceneOf(wheel, layOut(slices), screenWidth);
      seen = visible;
    }
    return scene;
  };
}

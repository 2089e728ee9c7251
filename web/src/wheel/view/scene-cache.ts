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
    const definition = state.config['wheel-definition'];
    const slices = stageSlices(state);
    const visible = [
      slices,
      screenWidth,
      definition.blindSpin,
      definition['wheel-palette'],
      paletteStore.getState().palettes,
      definition.text,
      definition.line,
      definition.outer,
      definition.inner,
      definition.center,
      backgroundAddress(definition, 'wheel'),
    ];
    if (!scene || visible.some((part, place) => part !== seen[place])) {
      scene = sceneOf(definition, layOut(slices), screenWidth);
      seen = visible;
    }
    return scene;
  };
}

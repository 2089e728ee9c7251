import type { WheelConfig } from '../../wheel/document';
import { keepLeftWheel } from '../../wheel/left-wheel';
import { isOwnWork } from '../../wheel/own-work';
import { wheelStore } from '../../wheel/store';
import { mayLeaveWheel } from './before-leaving';

/**
 * Puts another wheel on the stage, unless the visitor would rather keep the one that is there.
 * The menu leads back to what only this browser has.
 */
export async function changeWheel(config: WheelConfig): Promise<boolean> {
  if (!(await mayLeaveWheel())) return false;
  const state = wheelStore.getState();
  if (isOwnWork(state)) keepLeftWheel(state.config, config);
  state.replaceConfig(config);
  return true;
}

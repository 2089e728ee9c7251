import type { WheelConfig } from '../wheel/document/document';
import { wheelStore } from '../wheel/store';
import { mayLeaveWheel } from './before-leaving';

/** Puts another wheel on the stage, unless the visitor would rather stay; the one that leaves keeps its place in the library. */
export async function changeWheel(config: WheelConfig): Promise<boolean> {
  if (!(await mayLeaveWheel())) return false;
  wheelStore.getState().replaceConfig(config);
  return true;
}

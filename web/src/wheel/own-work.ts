import type { WheelState } from './store';

let broughtAlong: string | undefined;

/** The wheel that this browser had kept is somebody's work, though nothing was changed on it since the page opened. */
export function noteBroughtAlong(id: string | undefined): void {
  broughtAlong = id;
}

/** Whether nobody but this browser has the wheel; a sample that was only looked at is no work. */
export const isOwnWork = ({ config, undoHistory }: WheelState): boolean =>
  config.cloudSaved !== true &&
  config['wheel-definition'].slices.length > 0 &&
  (undoHistory.snapshots.length > 1 || config.id === broughtAlong);

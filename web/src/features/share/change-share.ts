import { shareWheel } from '../../api/share-wheel';
import { unshareWheel } from '../../api/unshare-wheel';
import type { WheelConfig } from '../../wheel/document';
import { markSaved } from '../../wheel/saved-marks';
import { wheelStore } from '../../wheel/store';

/** Makes the link of the wheel on the stage; what is on the stage is what the cloud has. */
export async function createShare(config: WheelConfig): Promise<void> {
  const { shareId } = await shareWheel(config.id ?? '');
  mark({ shareId, isShared: true });
}

export async function endShare(config: WheelConfig): Promise<void> {
  await unshareWheel(config.id ?? '');
  mark({ isShared: false });
}

/** The share is no change of the wheel: it stays as saved as it was. */
function mark(share: Pick<WheelConfig, 'shareId' | 'isShared'>): void {
  const { config } = wheelStore.getState();
  const { shareId: _before, ...kept } = config;
  const unsaved = config.cloudSaved === true ? config : { ...config };
  markSaved(wheelStore, unsaved, { ...kept, ...share });
}

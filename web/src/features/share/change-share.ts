import { shareWheel } from '../../api/share-wheel';
import { unshareWheel } from '../../api/unshare-wheel';
import { openLibrary } from '../../library/library';
import type { WheelConfig } from '../../wheel/document/document';
import { keyOfWheel } from '../../wheel/document/wheel-key';

/** Creates the link of the wheel on the stage, which is the version in the cloud. */
export async function createShare(config: WheelConfig): Promise<void> {
  const { shareId } = await shareWheel(config.id ?? '');
  await mark(config, { shareId, isShared: true });
}

export async function endShare(config: WheelConfig): Promise<void> {
  await unshareWheel(config.id ?? '');
  await mark(config, { isShared: false });
}

/** Sharing doesn't change the wheel: a saved one stays saved. */
async function mark(config: WheelConfig, share: Pick<WheelConfig, 'shareId' | 'isShared'>): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  await library.change(keyOfWheel(config), (record) => {
    const { shareId: _before, ...document } = record.document;
    return { record: { ...record, document: { ...document, ...share } } };
  });
}

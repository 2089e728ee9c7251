import { shareWheel, unshareWheel } from '../../api/wheels';
import { openLibrary } from '../../library/library';
import type { Wheel } from '../../wheel/document/document';
import { keyOfWheel } from '../../wheel/document/wheel-key';

/** Creates the link of the wheel on the stage, which is the version in the cloud. */
export async function createShare(wheel: Wheel): Promise<void> {
  const { shareId } = await shareWheel(wheel.id ?? '');
  await mark(wheel, { shareId, isShared: true });
}

export async function endShare(wheel: Wheel): Promise<void> {
  await unshareWheel(wheel.id ?? '');
  await mark(wheel, { isShared: false });
}

/** Sharing doesn't change the wheel: a saved one stays saved. */
async function mark(wheel: Wheel, share: Pick<Wheel, 'shareId' | 'isShared'>): Promise<void> {
  const library = await openLibrary();
  await library.flush();
  await library.change(keyOfWheel(wheel), (record) => {
    const { shareId: _before, ...document } = record.document;
    return { record: { ...record, document: { ...document, ...share } } };
  });
}

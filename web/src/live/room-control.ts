import { newEntropy } from '../receipts/digests';
import type { Choice, PageMessage } from './messages';
import { maySpin, type RoomControl, roomStore } from './room-store';

interface Outside {
  /** Returns whether it was sent. */
  send: (message: PageMessage) => boolean;
  rename: (name: string) => void;
  leave: () => void;
}

/** The requests that a visitor can send to the room. */
export function roomControl({ send, rename, leave }: Outside) {
  let closing: { spinId: string; choice: Choice } | null = null;

  /** A host who skips ahead answers before the wheel has stopped for the others: the answer waits for them. */
  const closeForAll = () => {
    const { spinId, next } = roomStore.getState();
    if (!closing || next === null) return;
    if (closing.spinId !== spinId || send({ type: 'close', ...closing })) closing = null;
  };
  const control: RoomControl = {
    spin: () => {
      const room = roomStore.getState();
      if (!room.next || !maySpin(room)) return;
      const { spinId } = room.next;
      if (send({ type: 'spin', spinId, entropy: newEntropy() })) roomStore.setState({ asked: spinId });
    },
    closeWinner: (choice) => {
      const { spinId } = roomStore.getState();
      if (!spinId) return;
      closing = { spinId, choice };
      closeForAll();
    },
    letViewersSpin: (viewersSpin) => {
      if (send({ type: 'rules', viewersSpin })) roomStore.setState({ viewersSpin });
    },
    handOver: (viewerId) => send({ type: 'handOver', viewerId }),
    remove: (viewerId) => send({ type: 'remove', viewerId }),
    rename,
    end: () => send({ type: 'end' }),
    leave,
  };
  return { control, closeForAll };
}

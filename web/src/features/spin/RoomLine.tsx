import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { statusOf } from '../../live/room-status';
import { isInRoom, roomStore } from '../../live/room-store';

/** What has to be known of the room right at the wheel: that it is not as it seems. */
export function RoomLine({ className }: { className: string | undefined }) {
  const { t } = useTranslation('live');
  const status = useStore(roomStore, statusOf);
  return <p className={className}>{t(`status.${status}`)}</p>;
}

/** A room in which all is well needs no words at the wheel. */
export const hasRoomTrouble = (room: Parameters<typeof statusOf>[0]): boolean =>
  isInRoom(room) &&
  room.ended === null &&
  ['connecting', 'lost', 'behind', 'away', 'waiting'].includes(statusOf(room));

import { say } from '../../components/message/say';
import { translate } from '../../i18n/translate';
import { type RoomState, roomStore } from '../../live/room-store';

/** In ms: people who join within this time are announced together. */
const together = 2000;

const idsOf = ({ people }: RoomState) => people.map(({ entryId }) => entryId);

/** Says to the host how many people joined the wheel and how many ask to, until the room is left: "12 people joined". */
export function sayArrivals(): void {
  // Those who were there before the list was read haven't just joined.
  let known = new Set(idsOf(roomStore.getState()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    const { people, role } = roomStore.getState();
    const fresh = people.filter(({ entryId }) => !known.has(entryId));
    for (const { entryId } of fresh) known.add(entryId);
    if (role !== 'host') return;
    const joined = fresh.filter(({ state }) => state === 'in').length;
    const asking = fresh.length - joined;
    if (joined > 0) say(translate('live:list.joined', { count: joined }));
    if (asking > 0) say(translate('live:list.asking', { count: asking }));
  };
  const stop = roomStore.subscribe((room, before) => {
    if (before.control && !room.control) {
      clearTimeout(timer);
      stop();
    } else if (!room.isListRead || !before.isListRead) known = new Set(idsOf(room));
    else if (room.people !== before.people) timer ??= setTimeout(tell, together);
  });
}

import { say } from '../../components/message/say';
import { translate } from '../../i18n/translate';
import { ownPlaceIn, shownClaims } from '../../live/room-claims';
import { type RoomState, roomStore } from '../../live/room-store';
import { nameOf, stateText } from '../../stage/claims/claim-words';

/** Says to screen readers who claims and who is replaced, and to a winner that it is their turn, until the room is left. */
export function sayClaims(): void {
  const stop = roomStore.subscribe((room, before) => {
    if (before.control && !room.control) stop();
    else if (room.claims !== before.claims || room.next !== before.next) tell(room, before);
  });
}

function tell(room: RoomState, before: RoomState): void {
  const claims = shownClaims(room);
  const known = shownClaims(before);
  if (!claims || claims === known) return;
  const own = ownPlaceIn(claims, room.entry?.entryId);
  const isMine = own?.state === 'waiting' && ownPlaceIn(known, own.guid)?.state !== 'waiting';
  if (isMine) say(`${translate('live:claims.own.won')} ${translate('live:claims.own.say')}`);
  if (known?.spinId !== claims.spinId) return;
  for (const place of claims.places) {
    const earlier = known.places.find((each) => each.place === place.place);
    if (earlier?.state === place.state || (isMine && place === own)) continue;
    const value = earlier ? stateText(place, null) : translate('live:claims.next');
    say(translate('common:labelled', { label: nameOf(place.guid), value }));
  }
}

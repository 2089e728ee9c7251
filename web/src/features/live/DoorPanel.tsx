import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/field/NumberField';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { mostPeople, rulesOf } from '../../live/list-control';
import { opensAt } from '../../live/room-facts';
import { type RoomState, roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';
import { BringPeople } from './BringPeople';
import { Countdown } from './Countdown';
import { toLobby } from './host-room';
import { MinutesField } from './MinutesField';
import { PeopleList } from './PeopleList';
import { WeightRules } from './WeightRules';

const closesAt = ({ door }: RoomState) => door?.until ?? null;

/** The host lets people put themselves on the wheel, now or later, and sees who does. */
export function DoorPanel() {
  const { t } = useTranslation('live');
  const door = useStore(roomStore, (room) => room.door);
  const opens = useStore(roomStore, opensAt);
  const { open, approves, signedInOnly, most } = rulesOf(door);
  return (
    <>
      <SwitchRow
        label={t('list.door.label')}
        hint={t('list.door.hint')}
        isOn={open}
        onChange={(isOpen) => askRoom(({ setDoor }) => setDoor({ open: isOpen }))}
      />
      {!open && (
        <MinutesField
          label={t('list.opens')}
          byHand={t('list.openByHand')}
          momentOf={opensAt}
          set={({ openIn }, minutes) => openIn(minutes)}
        />
      )}
      {(open || opens !== null) && (
        <>
          <SwitchRow
            label={t('list.approves.label')}
            hint={t('list.approves.hint')}
            isOn={approves}
            onChange={(asks) => askRoom(({ setDoor }) => setDoor({ approves: asks }))}
          />
          <SwitchRow
            label={t('list.signedIn')}
            isOn={signedInOnly}
            onChange={(only) => askRoom(({ setDoor }) => setDoor({ signedInOnly: only }))}
          />
          <MinutesField
            label={t('list.closes')}
            byHand={t('list.byHand')}
            momentOf={closesAt}
            after={opens}
            set={({ closeIn }, minutes) => closeIn(minutes)}
          />
          <NumberField
            label={t('list.most')}
            value={most}
            min={1}
            coerce={(typed) => (typed >= 1 ? Math.min(Math.floor(typed), mostPeople) : mostPeople)}
            onChange={(limit) => askRoom(({ setDoor }) => setDoor({ most: limit }))}
          />
          <Countdown />
          <WeightRules />
          <BringPeople />
        </>
      )}
      {door && <Button onClick={toLobby}>{t('lobby.open')}</Button>}
      {door && <PeopleList />}
    </>
  );
}

import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { NumberField } from '../../components/field/NumberField';
import { SelectField } from '../../components/field/SelectField';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { mostPeople, rulesOf } from '../../live/list-control';
import { roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';
import { BringPeople } from './BringPeople';
import { Countdown } from './Countdown';
import { toLobby } from './host-room';
import { PeopleList } from './PeopleList';
import { WeightRules } from './WeightRules';

/** In minutes; 0: the host closes it. */
const times = [0, 1, 2, 5, 10, 30];

/** The host lets people put themselves on the wheel, and sees who does. */
export function DoorPanel() {
  const { t } = useTranslation('live');
  const door = useStore(roomStore, (room) => room.door);
  const { open, approves, signedInOnly, until, most } = rulesOf(door);
  const closesAt = useStore(roomStore, (room) => room.closesAt);
  const [chosen, setChosen] = useState<{ minutes: number; until: number | null } | null>(null);
  const isTimed = until !== null && closesAt !== null;
  // After a reload, or where the time was set elsewhere, only what is left of it is known.
  const left = isTimed ? Math.max(1, Math.ceil((closesAt - performance.now()) / 60_000)) : 0;
  const closing = isTimed && chosen?.until === until ? chosen.minutes : left;
  return (
    <>
      <SwitchRow
        label={t('list.door.label')}
        hint={t('list.door.hint')}
        isOn={open}
        onChange={(isOpen) => askRoom(({ setDoor }) => setDoor({ open: isOpen }))}
      />
      {open && (
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
          <SelectField
            label={t('list.closes')}
            value={String(closing)}
            options={[...new Set([...times, closing])]
              .sort((one, other) => one - other)
              .map((count) => ({
                value: String(count),
                label: count === 0 ? t('list.byHand') : t('list.minutes', { count }),
              }))}
            onChange={(value) => {
              const minutes = Number(value);
              void askRoom(async ({ closeIn }) => {
                await closeIn(minutes);
                setChosen({ minutes, until: roomStore.getState().door?.until ?? null });
              });
            }}
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

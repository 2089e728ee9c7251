import { useState } from 'react';
import { useStore } from 'zustand';
import { SelectField } from '../../components/field/SelectField';
import { useTranslation } from '../../i18n/use-translation';
import { type RoomControl, type RoomState, roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';

/** In minutes; 0: the host does it. */
const times = [0, 1, 2, 5, 10, 30];
const minute = 60_000;

interface MinutesFieldProps {
  label: string;
  byHand: string;
  /** When it happens, on the server's clock; null: by hand. */
  momentOf: (room: RoomState) => number | null;
  /** Where the minutes don't begin now. */
  after?: number | null;
  set: (control: RoomControl, minutes: number) => Promise<void>;
}

/** When the door opens or closes by itself. */
export function MinutesField({ label, byHand, momentOf, after = null, set }: MinutesFieldProps) {
  const { t } = useTranslation('live');
  const moment = useStore(roomStore, momentOf);
  const control = useStore(roomStore, (room) => room.control);
  const [chosen, setChosen] = useState<{ minutes: number; moment: number | null } | null>(null);
  // After a reload, or if the time was set elsewhere, only the remaining time is known.
  const leftUntil = (end: number) => {
    const left = after === null ? (control?.localTime(end) ?? 0) - performance.now() : end - after;
    return Math.max(1, Math.ceil(left / minute));
  };
  const left = moment === null ? 0 : leftUntil(moment);
  const shown = moment !== null && chosen?.moment === moment ? chosen.minutes : left;
  return (
    <SelectField
      label={label}
      value={String(shown)}
      options={[...new Set([...times, shown])]
        .sort((one, other) => one - other)
        .map((count) => ({
          value: String(count),
          label: count === 0 ? byHand : t(after === null ? 'list.minutes' : 'list.minutesAfter', { count }),
        }))}
      onChange={(value) => {
        const minutes = Number(value);
        void askRoom(async (asked) => {
          await set(asked, minutes);
          setChosen({ minutes, moment: momentOf(roomStore.getState()) });
        });
      }}
    />
  );
}

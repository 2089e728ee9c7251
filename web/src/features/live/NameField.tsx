import { type ComponentProps, useRef, useState } from 'react';
import { TextField } from '../../components/field/TextField';
import { useUnfinishedField } from '../../components/text-box/finish-typing';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { longestName } from './NameForm';

interface NameBoxProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  onName: (name: string) => void;
}

/** A name that the others see; it is optional. */
export function NameBox({ onName, ...box }: NameBoxProps) {
  const { t } = useTranslation('live');
  return (
    <TextField
      {...box}
      label={t('room.name')}
      dir="auto"
      autoComplete="nickname"
      maxLength={longestName}
      onText={onName}
    />
  );
}

/** Changes the visitor's name in the room once it is typed. */
export function NameField() {
  const [name, setName] = useState(() => roomStore.getState().name);
  /** A name that the room refused stays in the field and is not sent again. */
  const lastSent = useRef<string>(null);
  const keep = () => {
    const { name: before, control } = roomStore.getState();
    const wanted = name.trim();
    if (wanted === before || wanted === lastSent.current) return;
    lastSent.current = wanted;
    control?.rename(wanted);
  };
  useUnfinishedField(keep);
  return (
    <NameBox
      value={name}
      onName={setName}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
    />
  );
}

import { type ComponentProps, useId, useState } from 'react';
import { useUnfinishedField } from '../../components/text-box/finish-typing';
import { TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import styles from './Room.module.css';

const longest = 40;

interface NameBoxProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  onName: (name: string) => void;
}

/** A name that the others see; it is optional. */
export function NameBox({ onName, ...box }: NameBoxProps) {
  const { t } = useTranslation('live');
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('room.name')}</label>
      <TextBox
        {...box}
        id={id}
        dir="auto"
        autoComplete="nickname"
        maxLength={longest}
        onChange={(event) => onName(event.currentTarget.value)}
      />
    </div>
  );
}

/** Changes the visitor's name in the room once it is typed. */
export function NameField() {
  const [name, setName] = useState(() => roomStore.getState().name);
  const keep = () => {
    const { name: before, control } = roomStore.getState();
    if (name.trim() !== before) control?.rename(name.trim());
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

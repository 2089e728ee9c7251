import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { TextBox } from '../../components/text-box/TextBox';
import styles from './RenameWheel.module.css';

interface RenameWheelProps {
  name: string;
  label: string;
  saveLabel: string;
  onSave: (name: string) => Promise<void>;
  onDone: () => void;
}

/** Enter saves the name, Escape leaves it as it was. */
export function RenameWheel({ name: before, label, saveLabel, onSave, onDone }: RenameWheelProps) {
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '' && name.trim() !== before) {
      setBusy(true);
      await onSave(name);
    }
    onDone();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the dialog around it would close too.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <TextBox
        ref={box}
        dir="auto"
        aria-label={label}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={typed}
      />
      <Button type="submit" disabled={isBusy}>
        {saveLabel}
      </Button>
    </form>
  );
}

import { type KeyboardEvent, useEffect, useRef } from 'react';
import { TextArea } from '../../components/text-box/TextBox';
import { wheelStore } from '../../wheel/store';
import styles from './ChoiceRow.module.css';

interface RenameChoiceProps {
  guid: string;
  text: string;
  label: string;
  onDone: (next: null) => void;
}

/** Changes a choice's text in its row: Enter or leaving keeps it, Escape does not, shift and Enter begins a line. */
export function RenameChoice({ guid, text, label, onDone }: RenameChoiceProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const isDropped = useRef(false);
  useEffect(() => box.current?.select(), []);

  const finish = () => {
    if (!isDropped.current && box.current) wheelStore.getState().renameSlice(guid, box.current.value);
    onDone(null);
  };
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    const isSpin = event.ctrlKey || event.metaKey;
    const isDone = event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey);
    if (!isDone) return;
    isDropped.current = event.key === 'Escape';
    if (!isSpin) event.preventDefault();
    const row = event.currentTarget.closest('li');
    finish();
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('[data-menu]')?.focus());
  };

  return (
    <TextArea
      ref={box}
      rows={1}
      className={styles.rename}
      aria-label={label}
      dir="auto"
      defaultValue={text}
      onKeyDown={pressed}
      onBlur={finish}
    />
  );
}

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUnfinishedField } from '../../components/text-box/finish-typing';
import { TextArea } from '../../components/text-box/TextBox';
import { wheelStore } from '../../wheel/store';
import styles from './RenameChoice.module.css';

export interface RenameChoiceProps {
  guid: string;
  text: string;
  label: string;
  onDone: (next: null) => void;
}

/** Edits a choice's text in its row: Enter or leaving saves it, Escape cancels, Shift+Enter begins a line. */
export function RenameChoice({ guid, text, label, onDone }: RenameChoiceProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(text);
  const isHandedOver = useRef(false);
  const isDropped = useRef(false);
  useEffect(() => box.current?.select(), []);

  const rename = (to: string | undefined) => wheelStore.getState().renameSlice(guid, to ?? '');
  const handOver = () => {
    // Text that wasn't edited here may have changed in another tab: it stays.
    if (box.current?.value === before && !isHandedOver.current) return;
    isHandedOver.current = true;
    rename(box.current?.value);
  };
  useUnfinishedField(handOver);
  const finish = () => {
    if (!isDropped.current) handOver();
    else if (isHandedOver.current) rename(before);
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
    requestAnimationFrame(() => row?.querySelector<HTMLElement>('[role=switch]')?.focus());
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

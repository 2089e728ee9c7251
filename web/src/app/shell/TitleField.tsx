import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useUnfinishedField } from '../../components/text-box/finish-typing';
import { BareBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { nameWheel } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import styles from './TitleField.module.css';

interface TitleFieldProps {
  /** The button in whose place the field stands; it gets the focus back. */
  label: RefObject<HTMLButtonElement | null>;
  onLeave: () => void;
}

const nameNow = () => wheelStore.getState().wheel.name ?? '';

function rename(name: string): void {
  const { wheel, edit } = wheelStore.getState();
  if (name.trim()) edit(nameWheel(name, wheel.description ?? ''));
}

/** Renames the wheel in place. Enter and leaving the field keep the name, Escape and an empty field don't. */
export function TitleField({ label, onLeave }: TitleFieldProps) {
  const { t } = useTranslation('shell');
  const [before] = useState(nameNow);
  const [text, setText] = useState(before);
  const field = useRef<HTMLInputElement>(null);
  /** Whether the text counts when the field is left; a handed-over name is taken back by Escape. */
  const state = useRef({ isDone: false, isHandedOver: false });
  useEffect(() => field.current?.select(), []);

  // Another tab may have renamed the wheel meanwhile: a text that wasn't edited here changes nothing.
  const keep = () => {
    if (text !== before) rename(text);
  };
  useUnfinishedField(() => {
    state.current.isHandedOver = true;
    keep();
  });
  const leave = (isKept: boolean) => {
    if (state.current.isDone) return;
    state.current.isDone = true;
    if (isKept) keep();
    else if (state.current.isHandedOver) rename(before);
    onLeave();
  };
  const typed = (event: KeyboardEvent) => {
    const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isEnter && event.key !== 'Escape') return;
    event.preventDefault();
    leave(isEnter);
    // Once the button is back.
    requestAnimationFrame(() => label.current?.focus());
  };

  return (
    <span className={styles.field} data-text={text || before}>
      <BareBox
        ref={field}
        className={styles.input}
        aria-label={t('common:rename')}
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        maxLength={500}
        size={1}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={typed}
        onBlur={() => leave(true)}
      />
    </span>
  );
}

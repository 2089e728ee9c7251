import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { BareBox } from '../../components/text-box/TextBox';
import { useUnfinishedDraft } from '../../components/text-box/use-unfinished-draft';
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
  const isDone = useRef(false);
  useEffect(() => field.current?.select(), []);

  const { keep, drop } = useUnfinishedDraft({
    before: { name: before },
    draft: { name: text },
    write: ({ name = '' }) => rename(name),
  });
  const leave = (isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isKept) keep();
    else drop();
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

import { useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { TextArea } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { mostChoices } from '../../wheel/edits/list-edits';
import { wheelStore } from '../../wheel/store';
import styles from './ChoicesText.module.css';
import { pasteOver } from './paste-over';
import { syncTextBox } from './sync-text-box';

/** Wrapping lines costs as much again as laying them out: above this many, long lines aren't wrapped. */
const brokenUpTo = 1000;

/** The choices as plain text, one per line. A plain textarea stays fast with ten thousand lines. */
export function ChoicesText() {
  const { t } = useTranslation('lists');
  const box = useRef<HTMLTextAreaElement>(null);
  const [isFull, setFull] = useState(false);
  const isLong = useStore(wheelStore, (state) => state.wheel.slices.length > brokenUpTo);

  // Before the first paint: an empty box would be seen for a moment.
  useLayoutEffect(() => (box.current ? syncTextBox(box.current, wheelStore, setFull) : undefined), []);

  return (
    <>
      <TextArea
        ref={box}
        className={styles.box}
        aria-label={t('text.label')}
        aria-describedby="choices-text-hint"
        placeholder={t('text.placeholder')}
        wrap={isLong ? 'off' : 'soft'}
        spellCheck={false}
        autoComplete="off"
        onPaste={pasteOver}
      />
      <p
        id="choices-text-hint"
        className={styles.hint}
        role={isFull ? 'alert' : undefined}
        data-full={isFull}
      >
        {isFull ? t('full', { most: mostChoices }) : t('text.hint')}
      </p>
    </>
  );
}

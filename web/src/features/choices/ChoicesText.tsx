import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { TextArea } from '../../components/text-box/TextBox';
import { mostChoices } from '../../wheel/edits/list-edits';
import { wheelStore } from '../../wheel/store';
import styles from './ChoicesText.module.css';
import { keepTyping } from './keep-typing';

/** Wrapping lines costs as much again as laying them out: above this many, long lines aren't wrapped. */
const brokenUpTo = 1000;

/** The choices as plain text, one per line. A plain textarea stays fast with ten thousand lines. */
export function ChoicesText() {
  const { t } = useTranslation('choices');
  const box = useRef<HTMLTextAreaElement>(null);
  const [isFull, setFull] = useState(false);
  const isLong = useStore(wheelStore, (state) => state.wheel.slices.length > brokenUpTo);

  useEffect(() => (box.current ? keepTyping(box.current, wheelStore, setFull) : undefined), []);

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

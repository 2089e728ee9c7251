import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useId, useRef } from 'react';
import { Button } from '../controls/Button';
import { ModalFrame } from '../dialog/ModalFrame';
import type { AskedQuestion } from './ask';
import styles from './QuestionDialog.module.css';

export function QuestionDialog({ title, text, confirm, cancel, look, isAboutSignIn, answer }: AskedQuestion) {
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <ModalFrame
      name={{ 'aria-labelledby': `${id}-title` }}
      describedBy={`${id}-text`}
      className={styles.dialog}
      // Enter gives the safe answer.
      first={() => safe.current}
      onClose={() => answer(false)}
    >
      <div className={styles.card}>
        {isAboutSignIn ? (
          <IconUserCircle size={40} aria-hidden />
        ) : (
          <IconAlertTriangle className={styles.icon} size={40} aria-hidden />
        )}
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <p id={`${id}-text`} className={styles.text}>
          {text}
        </p>
        <div className={styles.answers}>
          {cancel !== undefined && (
            <Button ref={safe} onClick={() => answer(false)}>
              {cancel}
            </Button>
          )}
          <Button
            ref={cancel === undefined ? safe : null}
            look={look ?? (cancel === undefined ? 'main' : 'danger')}
            onClick={() => answer(true)}
          >
            {confirm}
          </Button>
        </div>
      </div>
    </ModalFrame>
  );
}

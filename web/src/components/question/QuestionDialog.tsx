import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs';
import { useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../controls/Button';
import { questionStore } from './ask';
import styles from './QuestionDialog.module.css';

export function QuestionDialog() {
  const asked = useStore(questionStore, (state) => state.asked);
  const dialog = useRef<HTMLDialogElement>(null);
  const safe = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    if (!asked || !element) return;
    const opener = document.activeElement;
    element.showModal();
    // Enter gives the safe answer.
    safe.current?.focus();
    return () => {
      element.close();
      // The dialog has left the page by now, so the browser no longer returns the focus by itself.
      const isNowhere = document.activeElement === document.body;
      if (isNowhere && opener instanceof HTMLElement) opener.focus();
    };
  }, [asked]);

  if (!asked) return null;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        asked.answer(false);
      }}
    >
      {asked.isAboutSignIn ? (
        <IconUserCircle size={40} aria-hidden />
      ) : (
        <IconAlertTriangle className={styles.icon} size={40} aria-hidden />
      )}
      <h2 id={`${id}-title`} className={styles.title}>
        {asked.title}
      </h2>
      <p id={`${id}-text`} className={styles.text}>
        {asked.text}
      </p>
      <div className={styles.answers}>
        {asked.cancel !== undefined && (
          <Button ref={safe} onClick={() => asked.answer(false)}>
            {asked.cancel}
          </Button>
        )}
        <Button
          ref={asked.cancel === undefined ? safe : null}
          look={asked.look ?? (asked.cancel === undefined ? 'main' : 'danger')}
          onClick={() => asked.answer(true)}
        >
          {asked.confirm}
        </Button>
      </div>
    </dialog>
  );
}

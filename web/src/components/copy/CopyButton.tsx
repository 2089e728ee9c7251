import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { say } from '../message/say';
import { notify } from '../toasts/notify';
import styles from './CopyButton.module.css';
import { copyText } from './copy-text';

interface CopyButtonProps {
  text: string;
  labels: { copy: string; copied: string; notCopied: string };
  look?: 'main' | 'quiet' | undefined;
}

/** Copies a text to the clipboard and confirms it until the button loses the focus. */
export function CopyButton({ text, labels, look = 'quiet' }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const run = async () => {
    if (!(await copyText(text))) return notify('warning', labels.notCopied);
    setCopied(true);
    say(labels.copied);
  };
  return (
    <Button look={look} onClick={run} onBlur={() => setCopied(false)}>
      <span className={styles.labels}>
        <span className={styles.label} data-shown={!isCopied}>
          <IconCopy size={20} aria-hidden />
          {labels.copy}
        </span>
        <span className={styles.label} data-shown={isCopied}>
          <IconCheck size={20} aria-hidden />
          {labels.copied}
        </span>
      </span>
    </Button>
  );
}

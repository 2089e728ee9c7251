import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState } from 'react';
import { Button } from '../controls/Button';
import { notify } from '../toasts/notify';
import styles from './CopyButton.module.css';
import { copyText } from './copy-text';

interface CopyButtonProps {
  text: string;
  says: { copy: string; copied: string; notCopied: string };
}

/** Puts a text on the clipboard and says so, until the focus goes elsewhere. */
export function CopyButton({ text, says }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const run = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('warning', says.notCopied);
  };
  return (
    <>
      <Button onClick={run} onBlur={() => setCopied(false)}>
        <span className={styles.labels}>
          <span className={styles.label} data-shown={!isCopied}>
            <IconCopy size={20} aria-hidden />
            {says.copy}
          </span>
          <span className={styles.label} data-shown={isCopied}>
            <IconCheck size={20} aria-hidden />
            {says.copied}
          </span>
        </span>
      </Button>
      <span className="visually-hidden" role="status">
        {isCopied && says.copied}
      </span>
    </>
  );
}

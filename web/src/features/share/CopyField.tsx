import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { TextBox } from '../../components/text-box/TextBox';
import { notify } from '../../components/toasts/notify';
import { copyText } from './copy-text';
import styles from './ShareDialog.module.css';

interface CopyFieldProps {
  label: string;
  text: string;
  /** What the button says. */
  copy: string;
}

export function CopyField({ label, text, copy }: CopyFieldProps) {
  const { t } = useTranslation('share');
  const [isCopied, setCopied] = useState(false);
  const id = useId();

  const run = async () => {
    if (await copyText(text)) setCopied(true);
    else notify('warning', t('notCopied'));
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <TextBox
          id={id}
          className={styles.address}
          readOnly
          value={text}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button onClick={run} onBlur={() => setCopied(false)}>
          {isCopied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />}
          {isCopied ? t('copied') : copy}
        </Button>
      </div>
      <span className="visually-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </div>
  );
}

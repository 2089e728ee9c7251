import { useId } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { TextBox } from '../text-box/TextBox';
import { CopyButton } from './CopyButton';
import styles from './CopyField.module.css';

interface CopyFieldProps {
  label: string;
  text: string;
  /** The label of the button. */
  copy: string;
  /** The button's; `main` where copying is what the dialog is for. */
  look?: 'main' | undefined;
}

export function CopyField({ label, text, copy, look }: CopyFieldProps) {
  const { t } = useTranslation('share');
  const id = useId();
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
        <CopyButton
          look={look}
          text={text}
          labels={{ copy, copied: t('common:copied'), notCopied: t('common:notCopied') }}
        />
      </div>
    </div>
  );
}

import { useTranslation } from '../../i18n/use-translation';
import { CopyButton } from '../copy/CopyButton';
import { Message } from '../message/Message';
import { TextBox } from '../text-box/TextBox';
import { Field } from './Field';
import styles from './Field.module.css';

interface CopyFieldProps {
  label: string;
  text: string;
  /** The label of the button. */
  copy: string;
  /** The button's; `main` where copying is what the dialog is for. */
  look?: 'main' | undefined;
}

export function CopyField({ label, text, copy, look }: CopyFieldProps) {
  const { t } = useTranslation('common');
  return (
    <Field label={label}>
      {(box) => (
        <div className={styles.line} data-folds="true">
          <TextBox {...box} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
          <CopyButton
            look={look}
            text={text}
            labels={{ copy, copied: t('copied'), notCopied: t('notCopied') }}
          />
        </div>
      )}
    </Field>
  );
}

/** A secret that the server shows only once, with a note to copy it now. Nothing while there is none. */
export function ShownOnce({ note, ...field }: Omit<CopyFieldProps, 'look'> & { note: string }) {
  return (
    field.text && (
      <>
        <Message>{note}</Message>
        <CopyField {...field} look="main" />
      </>
    )
  );
}

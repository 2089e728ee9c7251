import { type SubmitEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaKind } from '../../media/media-item';
import { FileChoice } from './FileChoice';
import styles from './UploadForm.module.css';
import { useUpload } from './use-upload';
import { VerificationWidget } from './VerificationWidget';

interface UploadFormProps {
  kind: MediaKind;
  file: File | null;
  onFile: (file: File | null) => void;
  onClose: () => void;
}

/** Uploads one file to the library. Closing the form aborts the upload. */
export function UploadForm({ kind, file, onFile, onClose }: UploadFormProps) {
  const { t } = useTranslation('media');
  const { locale } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { limit, faultWith, wordsFor, widget, setToken, progress, send } = useUpload(kind, onClose);
  const isSending = progress !== null;
  const fault = file ? faultWith(file) : null;

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void send(file);
  };
  return (
    <form ref={form} className={styles.form} aria-label={t(`${kind}.upload`)} onSubmit={submit}>
      <FileChoice
        kind={kind}
        file={file}
        limit={limit}
        fault={fault && wordsFor(fault)}
        isLocked={isSending}
        onFile={onFile}
      />
      <VerificationWidget key={widget} isHidden={isSending} onToken={setToken} />
      {isSending && (
        <div className={styles.progress}>
          <progress className={styles.bar} value={progress} max={1} aria-label={t('form.progress')} />
          <span className={styles.share}>{formatChance(progress, locale)}</span>
        </div>
      )}
      <Answers>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" look="main" disabled={isSending}>
          {t(isSending ? 'form.sending' : 'form.send')}
        </Button>
      </Answers>
    </form>
  );
}

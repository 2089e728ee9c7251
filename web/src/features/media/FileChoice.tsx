import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import IconPhotoUp from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { acceptOf } from '../../media/check-file';
import { formatSize, shortName } from '../../media/file-words';
import type { MediaKind } from '../../media/media-item';
import styles from './FileChoice.module.css';

/** Enter would submit the form, though the focus is on the file picker. */
function openByEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  event.currentTarget.click();
}

interface FileChoiceProps {
  kind: MediaKind;
  file: File | null;
  /** In megabytes, formatted. */
  limit: string;
  /** Why the file can't be used. */
  fault: string | null;
  isLocked: boolean;
  onFile: (file: File | null) => void;
}

const longestName = 40;

/** Where a file is chosen, dropped or pasted, with the chosen one. */
export function FileChoice({ kind, file, limit, fault, isLocked, onFile }: FileChoiceProps) {
  const { t } = useTranslation('media');
  const { locale } = useLanguage();
  const hint = useId();
  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    const picked = event.currentTarget.files?.[0];
    // The same file can be chosen again after it was fixed.
    event.currentTarget.value = '';
    if (picked) onFile(picked);
  };
  return (
    <div className={styles.box}>
      <label className={styles.zone} data-chosen={file !== null} data-locked={isLocked}>
        <input
          type="file"
          className={styles.input}
          accept={acceptOf(kind)}
          aria-label={file ? t('form.remove') : t(`${kind}.choose`)}
          aria-describedby={hint}
          disabled={isLocked}
          onChange={chosen}
          onKeyDown={openByEnter}
        />
        {file && !fault && kind === 'image' ? <ChosenPicture file={file} /> : <KindIcon kind={kind} />}
        {file ? (
          <span className={styles.words}>
            <span className={styles.name}>{shortName(file.name, longestName)}</span>
            <span className={styles.hint}>{formatSize(file.size, locale)}</span>
          </span>
        ) : (
          <span className={styles.words}>
            <span className={styles.drop}>{t(`${kind}.drop`)}</span>
            <span className={styles.button}>{t(`${kind}.choose`)}</span>
          </span>
        )}
      </label>
      <p id={hint} className={fault ? styles.fault : styles.hint}>
        {fault ?? t(`${kind}.formats`, { limit })}
      </p>
    </div>
  );
}

function KindIcon({ kind }: { kind: MediaKind }) {
  const Icon = kind === 'image' ? IconPhotoUp : IconMusic;
  return <Icon className={styles.icon} size={32} aria-hidden />;
}

function ChosenPicture({ file }: { file: File }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address ? <img className={styles.picture} src={address} alt="" draggable={false} /> : null;
}

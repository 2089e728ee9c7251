import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './FileDrop.module.css';
import { take } from './pick-and-take-file';

/** Lets a file be dropped anywhere on the page. Otherwise the browser would leave the page and show the file. */
export function FileDrop() {
  const { t } = useTranslation('choices');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const left = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const dropped = (event: DragEvent) => {
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      if (file) void take(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', left);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', left);
      document.removeEventListener('drop', dropped);
    };
  }, []);

  return (
    isOver && (
      <div className={styles.over}>
        <p className={styles.text}>
          <IconFileDownload size={28} aria-hidden />
          {t('drop')}
        </p>
      </div>
    )
  );
}

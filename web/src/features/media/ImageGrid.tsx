import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { nameLengths, nameParts } from '../../media/file-words';
import type { MediaItem } from '../../media/media-item';
import { FilePicture } from '../../media/picker/FilePicture';
import { DeleteButton } from './DeleteButton';
import { FileFacts } from './FileFacts';
import styles from './ImageGrid.module.css';
import { ImagePreview } from './ImagePreview';

export function ImageGrid({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation('media');
  const [opened, setOpened] = useState<string | null>(null);
  const shown = items.find(({ id }) => id === opened);
  return (
    <>
      <ul className={styles.grid} aria-label={t('image.list')}>
        {items.map((item) => {
          const [start, extension] = nameParts(item.filename, nameLengths.image);
          return (
            <li key={item.id} className={styles.item}>
              <button
                type="button"
                className={styles.open}
                aria-label={t('preview', { name: item.filename })}
                title={item.filename}
                onClick={() => setOpened(item.id)}
              >
                <FilePicture signed={item.thumbnailUrl ?? item.url} alt="" fit="cover" />
              </button>
              <span className={styles.words}>
                <span className={styles.name} title={item.filename}>
                  {start}
                  <span className={styles.extension}>{extension}</span>
                </span>
                <FileFacts item={item} />
              </span>
              <DeleteButton kind="image" item={item} />
            </li>
          );
        })}
      </ul>
      {shown && <ImagePreview item={shown} onClose={() => setOpened(null)} />}
    </>
  );
}

import { openDialog } from '../../components/dialog/open-dialog';
import { useTranslation } from '../../i18n/use-translation';
import { nameLengths, nameParts } from '../../media/file-words';
import type { MediaItem } from '../../media/media-item';
import { FilePicture } from '../../media/picker/FilePicture';
import { DeleteButton } from './DeleteButton';
import { FileFacts } from './FileFacts';
import styles from './ImageGrid.module.css';

export function ImageGrid({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation('media');
  return (
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
              onClick={() => openDialog('picture', { item })}
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
  );
}

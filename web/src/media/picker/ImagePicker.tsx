import { useTranslation } from '../../i18n/use-translation';
import type { MediaItem } from '../media-item';
import { FilePicture } from './FilePicture';
import { GuestNote } from './GuestNote';
import styles from './ImagePicker.module.css';
import { ListState } from './ListState';
import { OpenExplorerButton } from './OpenExplorerButton';
import { useMediaList } from './use-media-list';

interface ImagePickerProps {
  /** The id of the chosen picture. */
  chosen: string;
  onChoose: (item: MediaItem) => void;
}

/** The user's pictures to choose one from. */
export function ImagePicker({ chosen, onChoose }: ImagePickerProps) {
  const { t } = useTranslation('media');
  const list = useMediaList('image');
  return (
    <div className={styles.picker}>
      <ListState
        kind="image"
        list={list}
        guest={<GuestNote text={t('branding.loginRequired')} />}
        empty={
          <>
            {t('branding.noImages')}
            <OpenExplorerButton />
          </>
        }
      >
        {(items) => (
          <ul className={styles.grid} aria-label={t('branding.grid')}>
            {items.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles.image}
                  aria-label={item.filename}
                  aria-pressed={item.id === chosen}
                  title={item.filename}
                  onClick={() => onChoose(item)}
                >
                  <FilePicture signed={item.thumbnailUrl ?? item.url} alt="" fit="cover" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </div>
  );
}

import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaItem, MediaKind } from '../../media/media-item';
import styles from './DeleteButton.module.css';
import { deleteFile } from './delete-file';

export function DeleteButton({ kind, item }: { kind: MediaKind; item: MediaItem }) {
  const { t } = useTranslation('media');
  return (
    <IconButton
      className={styles.delete}
      label={t('delete.label', { name: item.filename })}
      onClick={() => void deleteFile(kind, item)}
    >
      <IconTrash size={20} aria-hidden />
    </IconButton>
  );
}

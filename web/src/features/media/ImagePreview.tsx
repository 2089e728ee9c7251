import { CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { FilePicture } from '../../media/picker/FilePicture';
import { FileFacts } from './FileFacts';
import styles from './ImagePreview.module.css';

/** One image as large as the window allows. */
export function ImagePreview({ item, onClose }: DialogProps<'picture'>) {
  return (
    <CardDialog title={item.filename} size="large" onClose={onClose}>
      <div className={styles.picture}>
        <FilePicture signed={item.url} alt={item.filename} fit="contain" />
      </div>
      <FileFacts item={item} />
    </CardDialog>
  );
}

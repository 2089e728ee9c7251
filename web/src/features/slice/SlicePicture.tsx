import { useState } from 'react';
import { Button } from '../../components/controls/Button';
import { useTranslation } from '../../i18n/use-translation';
import { FilePicture } from '../../media/picker/FilePicture';
import { ImagePicker } from '../../media/picker/ImagePicker';
import styles from './SlicePicture.module.css';
import type { SliceDraft } from './slice-draft';

export interface SlicePictureProps {
  draft: SliceDraft;
  onChange: (draft: SliceDraft) => void;
}

/** A user's own picture for the slice; it replaces a picture that is given by its address. */
export function SlicePicture({ draft, onChange }: SlicePictureProps) {
  const { t } = useTranslation('media');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.picture}>
      {draft.imageId && (
        <div className={styles.chosen}>
          <span className={styles.preview}>
            <FilePicture
              id={draft.imageId}
              signed={draft.signedImage}
              alt={t('branding.preview')}
              fit="cover"
            />
          </span>
          <Button onClick={() => onChange({ ...draft, imageId: '', signedImage: '' })}>
            {t('picture.clear')}
          </Button>
        </div>
      )}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('picture.choose')}
      </Button>
      {isOpen && (
        <ImagePicker
          chosen={draft.imageId}
          onChoose={({ id, url }) => onChange({ ...draft, image: '', imageId: id, signedImage: url })}
        />
      )}
    </div>
  );
}

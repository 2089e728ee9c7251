import { useEffect, useId } from 'react';
import { useStore } from 'zustand';
import { mySounds } from '../../audio/library';
import { PreviewButton } from '../../audio/picker/PreviewButton';
import { stopPreview } from '../../audio/preview';
import { notify } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { nameLengths, shortName } from '../../media/file-words';
import type { MediaItem } from '../../media/media-item';
import { coerceVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import { DeleteButton } from './DeleteButton';
import { FileFacts } from './FileFacts';
import styles from './SoundList.module.css';

/** The user's sounds. They play here even when the wheel is muted. */
export function SoundList({ items }: { items: readonly MediaItem[] }) {
  const { t } = useTranslation('media');
  const id = useId();
  const loudness = useStore(wheelStore, ({ wheel }) => coerceVolume(wheel.audio?.previewVolume, 50) / 100);
  useEffect(() => stopPreview, []);
  return (
    <ul className={styles.list} aria-label={t('sound.list')}>
      {items.map((item) => (
        <li key={item.id} className={styles.item}>
          <PreviewButton
            id={`${id}-${item.id}`}
            name={item.filename}
            event={{ genreGuid: mySounds, trackGuid: item.id, signedTrackUrl: item.url }}
            loudness={loudness}
            onFailed={() => notify('error', t('playFailed'))}
          />
          <span className={styles.words}>
            <span className={styles.name} title={item.filename}>
              {shortName(item.filename, nameLengths.sound)}
            </span>
            <FileFacts item={item} />
          </span>
          <DeleteButton kind="sound" item={item} />
        </li>
      ))}
    </ul>
  );
}

import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { stopPreview } from '../preview';
import { type NamedGenre, namedTracks, type SoundNames } from '../sound-names';
import styles from './TrackList.module.css';
import { type TrackChoice, TrackRows } from './TrackRows';

interface TrackListProps extends TrackChoice {
  genre: NamedGenre;
  names: SoundNames;
  onBack: () => void;
}

export function TrackList({ genre, names, onBack, ...choice }: TrackListProps) {
  const { t } = useTranslation('sound');
  const back = useRef<HTMLButtonElement>(null);
  const tracks = namedTracks(genre, names);
  useEffect(() => {
    back.current?.focus();
    return stopPreview;
  }, []);

  return (
    <div className={styles.box}>
      <button ref={back} type="button" className={styles.back} onClick={onBack}>
        <IconArrowLeft size={20} aria-hidden />
        {t('back')}
      </button>
      <h3 className={styles.title}>{genre.name}</h3>
      {tracks.length === 0 && <p className={styles.none}>{t('noTracks')}</p>}
      <TrackRows genre={genre} tracks={tracks} {...choice} />
    </div>
  );
}

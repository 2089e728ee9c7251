import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { stopPreview } from '../../audio/preview';
import type { SoundChoice } from '../../audio/sound-edits';
import { previewLoudness, type SoundEvent } from '../../audio/sound-event';
import { type NamedGenre, namedTracks, type SoundNames } from '../../audio/sound-names';
import { wheelStore } from '../../wheel/store';
import styles from './TrackList.module.css';
import { TrackRow } from './TrackRow';

interface TrackListProps {
  genre: NamedGenre;
  names: SoundNames;
  event: SoundEvent | undefined;
  onBack: () => void;
  onChoose: (choice: SoundChoice) => void;
  onClear: () => void;
}

export function TrackList({ genre, names, event, onBack, onChoose, onClear }: TrackListProps) {
  const { t } = useTranslation('sound');
  const back = useRef<HTMLButtonElement>(null);
  const loudness = useStore(wheelStore, (state) => previewLoudness(state.config));
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
      <ul className={styles.tracks} aria-label={t('tracks', { genre: genre.name })}>
        {tracks.map((track) => {
          const choice = {
            genreGuid: genre.guid,
            genreName: genre.name,
            trackGuid: track.guid,
            trackName: track.name,
          };
          const isChosen = event?.trackGuid === track.guid && (event.genreGuid ?? genre.guid) === genre.guid;
          return (
            <TrackRow
              key={track.guid}
              track={track}
              event={choice}
              loudness={loudness}
              isChosen={isChosen}
              onChange={(isOn) => (isOn ? onChoose(choice) : onClear())}
            />
          );
        })}
      </ul>
    </div>
  );
}

import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { wheelStore } from '../../wheel/store';
import type { SoundChoice } from '../sound-edits';
import { previewLoudness, type SoundEvent } from '../sound-event';
import type { NamedGenre, NamedTrack } from '../sound-names';
import styles from './TrackList.module.css';
import { TrackRow } from './TrackRow';

export interface TrackChoice {
  event: SoundEvent | undefined;
  onChoose: (choice: SoundChoice) => void;
  onClear: () => void;
}

interface TrackRowsProps extends TrackChoice {
  genre: NamedGenre;
  tracks: readonly (NamedTrack & Pick<SoundChoice, 'signedTrackUrl'>)[];
}

/** The tracks of a genre: each can be played and chosen. */
export function TrackRows({ genre, tracks, event, onChoose, onClear }: TrackRowsProps) {
  const { t } = useTranslation('sound');
  const loudness = useStore(wheelStore, (state) => previewLoudness(state.wheel));
  return (
    <ul className={styles.tracks} aria-label={t('tracks', { genre: genre.name })}>
      {tracks.map((track) => {
        const { signedTrackUrl } = track;
        const choice: SoundChoice = {
          genreGuid: genre.guid,
          genreName: genre.name,
          trackGuid: track.guid,
          trackName: track.name,
          ...(signedTrackUrl ? { signedTrackUrl } : {}),
        };
        const isChosen = event?.trackGuid === track.guid && (event.genreGuid ?? genre.guid) === genre.guid;
        return (
          <TrackRow
            key={track.guid}
            track={track}
            event={{ ...choice }}
            loudness={loudness}
            isChosen={isChosen}
            onChange={(isOn) => (isOn ? onChoose(choice) : onClear())}
          />
        );
      })}
    </ul>
  );
}

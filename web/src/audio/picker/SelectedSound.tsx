import IconMusicOff from '@tabler/icons-react/dist/esm/icons/IconMusicOff.mjs';
import { Button } from '../../components/controls/Button';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import { libraryAddress } from '../library';
import type { SoundEvent } from '../sound-event';
import { PreviewButton } from './PreviewButton';
import styles from './SoundPicker.module.css';
import type { SoundLibrary } from './use-sound-library';

interface SelectedSoundProps {
  previewId: string;
  event: SoundEvent | undefined;
  library: SoundLibrary | null;
  loudness: number;
  onClear: () => void;
}

/** The chosen sound, in the page's language where the library knows it, otherwise by its stored name. */
export function SelectedSound({ previewId, event, library, loudness, onClear }: SelectedSoundProps) {
  const { t } = useTranslation('sound');
  if (!event) {
    return (
      <Message className={styles.selected}>
        <IconMusicOff size={24} aria-hidden />
        {t('none')}
      </Message>
    );
  }
  const { trackGuid = '', genreGuid } = event;
  const genre = library?.genres.find(({ guid, tracks }) =>
    genreGuid ? guid === genreGuid : tracks.some((track) => track.guid === trackGuid),
  );
  const isKnown = genre?.tracks.some(({ guid }) => guid === trackGuid) === true;
  const name = (isKnown && library?.names.tracks[trackGuid]) || event.trackName || t('unnamed');
  const genreName = genre?.name ?? event.genreName;
  return (
    <Message as="div" className={styles.selected}>
      {genre && (
        <img
          className={styles.thumbnail}
          src={libraryAddress(genre.thumbnail)}
          alt={genre.alt}
          draggable={false}
        />
      )}
      <span className={styles.track} dir="auto">
        {name}
        {genreName && <span className={styles.genreName}>{genreName}</span>}
      </span>
      <PreviewButton id={previewId} name={name} event={event} loudness={loudness} />
      <Button onClick={onClear}>{t('clear')}</Button>
    </Message>
  );
}

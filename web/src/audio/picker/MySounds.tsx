import { useEffect } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { MediaItem } from '../../media/media-item';
import { GuestNote } from '../../media/picker/GuestNote';
import { ListState } from '../../media/picker/ListState';
import { OpenExplorerButton } from '../../media/picker/OpenExplorerButton';
import { useMediaList } from '../../media/picker/use-media-list';
import { mySounds } from '../library';
import { stopPreview } from '../preview';
import { namedTracks } from '../sound-names';
import { readySounds } from '../user-sounds';
import styles from './TrackList.module.css';
import { type TrackChoice, TrackRows } from './TrackRows';
import type { SoundLibrary } from './use-sound-library';

export interface MySoundsProps extends TrackChoice {
  library: SoundLibrary;
}

/** The user's uploaded sounds, with a surprise among them first; a guest has none. */
export function MySounds({ library, ...choice }: MySoundsProps) {
  const { t } = useTranslation('sound');
  const list = useMediaList('sound');
  const genre = library.genres.find(({ guid }) => guid === mySounds);
  useEffect(() => stopPreview, []);

  const tracksOf = (items: readonly MediaItem[]) => [
    ...(genre ? namedTracks(genre, library.names) : []),
    ...items.map(({ id, filename, url, duration }) => ({
      guid: id,
      name: filename,
      path: url,
      signedTrackUrl: url,
      ...(duration === undefined ? {} : { seconds: duration }),
    })),
  ];
  return (
    <ListState
      kind="sound"
      list={{ ...list, items: readySounds(list.items) }}
      guest={<GuestNote text={t('signIn')} link={t('common:signIn')} />}
      empty={
        <>
          {t('noSounds')}
          <OpenExplorerButton />
        </>
      }
    >
      {(items) =>
        genre && (
          <div className={styles.box}>
            <TrackRows genre={genre} tracks={tracksOf(items)} {...choice} />
          </div>
        )
      }
    </ListState>
  );
}

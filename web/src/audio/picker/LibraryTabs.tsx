import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconMusic from '@tabler/icons-react/dist/esm/icons/IconMusic.mjs';
import { useState } from 'react';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { Tabs } from '../../components/tabs/Tabs';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { mySounds } from '../library';
import { stopPreview } from '../preview';
import type { SoundChoice } from '../sound-edits';
import type { SoundEvent } from '../sound-event';
import { GenreGrid } from './GenreGrid';
import type { MySoundsProps } from './MySounds';
import styles from './SoundPicker.module.css';
import { TrackList } from './TrackList';
import type { SoundLibrary } from './use-sound-library';

const mine = lazyPart<MySoundsProps>(
  async () => (await withTexts(import('./MySounds'), 'media', 'sound')).MySounds,
);

interface LibraryTabsProps {
  library: SoundLibrary;
  event: SoundEvent | undefined;
  onChoose: (choice: SoundChoice) => void;
  onClear: () => void;
}

type Tab = 'system' | 'mine';

/** The sounds to choose from: genres first, then the tracks of one; the user's own sounds beside them. */
export function LibraryTabs({ library, event, onChoose, onClear }: LibraryTabsProps) {
  const { t } = useTranslation('sound');
  const [tab, setTab] = useState<Tab>('system');
  const [opened, setOpened] = useState<string | null>(null);
  /** The genre that gets the focus back. */
  const [left, setLeft] = useState<string | null>(null);
  const genre = library.genres.find(({ guid }) => guid === opened);

  const openGenre = (guid: string) => (guid === mySounds ? setTab('mine') : setOpened(guid));
  const back = () => {
    setLeft(opened);
    setOpened(null);
  };
  const choose = (choice: SoundChoice) => {
    onChoose(choice);
    back();
  };
  const show = (next: Tab) => {
    stopPreview();
    setLeft(null);
    setTab(next);
  };
  return (
    <div className={styles.library}>
      <Tabs
        label={t('library.label')}
        tabs={[
          { id: 'system', icon: IconMusic, label: t('library.system') },
          { id: 'mine', icon: IconFolder, label: t('library.mine') },
        ]}
        value={tab}
        onChange={show}
      >
        {tab === 'mine' && (
          <ShowPart part={mine} library={library} event={event} onChoose={onChoose} onClear={onClear} />
        )}
        {tab === 'system' && !genre && (
          <GenreGrid genres={library.genres} chosen={event?.genreGuid} focused={left} onOpen={openGenre} />
        )}
        {tab === 'system' && genre && (
          <TrackList
            genre={genre}
            names={library.names}
            event={event}
            onBack={back}
            onChoose={choose}
            onClear={onClear}
          />
        )}
      </Tabs>
    </div>
  );
}

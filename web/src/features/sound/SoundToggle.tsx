import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs';
import IconVolume2 from '@tabler/icons-react/dist/esm/icons/IconVolume2.mjs';
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs';
import { useStore } from 'zustand';
import { toggleSound } from '../../audio/sound-switch';
import { IconButton } from '../../components/controls/IconButton';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import styles from './SoundToggle.module.css';
import { useHoverPanel } from './use-hover-panel';

const icons = { muted: IconVolumeOff, low: IconVolume2, high: IconVolume };
const { edit } = wheelStore.getState();
const volumePart = lazyPart(() =>
  import('../../audio/picker/VolumeSlider').then((part) => part.MasterVolume),
);

/** Switches the sound; the volume appears beside it on hover or focus. */
export function SoundToggle({ place }: { place: 'header' | 'stage' }) {
  const { t } = useTranslation('shell');
  const level = useStore(wheelStore, (state) => volumeLevel(masterVolume(state.wheel)));
  const { isOpen, opensOnly, handlers } = useHoverPanel();
  const Icon = icons[level];
  return (
    <div className={styles.toggle} data-place={place} {...handlers}>
      <IconButton
        className={styles.button}
        label={t('sound.label')}
        // A tooltip would cover the volume, which says the same.
        title={undefined}
        aria-pressed={level !== 'muted'}
        data-level={level}
        onClick={() => {
          if (!opensOnly()) edit(toggleSound);
        }}
      >
        <Icon size={place === 'header' ? 20 : 24} aria-hidden />
      </IconButton>
      {isOpen && (
        <div className={styles.panel}>
          <ShowPart part={volumePart} />
        </div>
      )}
    </div>
  );
}

export const HeaderSound = () => <SoundToggle place="header" />;

/** Where the header has none or is out of sight. */
export const StageSound = () => <SoundToggle place="stage" />;

export type VolumeLevel = 'muted' | 'low' | 'high';

const lowest = 1;
const highestLow = 66;

/** The icon for a volume from 0 to 100. */
export function volumeLevel(volume: number): VolumeLevel {
  if (volume < lowest) return 'muted';
  return volume <= highestLow ? 'low' : 'high';
}

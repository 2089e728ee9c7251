import { useStore } from 'zustand';
import { Slider } from '../../components/slider/Slider';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import { setMasterVolume } from '../sound-edits';

const { edit, endGesture } = wheelStore.getState();

interface VolumeSliderProps {
  label?: string | undefined;
  /** From 0 to 100. */
  volume: number;
  onVolume: (volume: number) => void;
  onEnd: () => void;
}

export function VolumeSlider({ label, volume, onVolume, onEnd }: VolumeSliderProps) {
  const { t } = useTranslation('common');
  const { locale } = useLanguage();
  return (
    <Slider
      label={label ?? t('volume')}
      min={0}
      max={100}
      value={volume}
      text={formatChance(volume / 100, locale)}
      onChange={onVolume}
      onEnd={onEnd}
    />
  );
}

/** The volume of all sounds. */
export function MasterVolume({ label }: Pick<VolumeSliderProps, 'label'>) {
  const volume = useStore(wheelStore, (state) => masterVolume(state.wheel));
  return (
    <VolumeSlider
      label={label}
      volume={volume}
      onVolume={(moved) => edit(setMasterVolume(moved), 'master volume')}
      onEnd={endGesture}
    />
  );
}

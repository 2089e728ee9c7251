import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { setMasterVolume } from '../../audio/sound-edits';
import { Slider } from '../../components/slider/Slider';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { masterVolume } from '../../wheel/document/heal-config';
import { wheelStore } from '../../wheel/store';

const { edit, endGesture } = wheelStore.getState();

/** The master volume. */
export function VolumeSlider() {
  const { t } = useTranslation('shell');
  const { locale } = useLanguage();
  const volume = useStore(wheelStore, (state) => masterVolume(state.wheel));
  return (
    <Slider
      label={t('sound.volume')}
      min={0}
      max={100}
      value={volume}
      text={formatChance(volume / 100, locale)}
      onChange={(moved) => edit(setMasterVolume(moved), 'master volume')}
      onEnd={endGesture}
    />
  );
}

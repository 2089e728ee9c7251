import { useStore } from 'zustand';
import { Slider } from '../../components/slider/Slider';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { masterVolume } from '../../wheel/document/coerce-wheel';
import { wheelStore } from '../../wheel/store';
import { setMasterVolume } from '../sound-edits';

const { edit, endGesture } = wheelStore.getState();

/** The master volume. */
export function VolumeSlider() {
  const { t } = useTranslation('shell');
  const { locale } = useLanguage();
  const volume = useStore(wheelStore, (state) => masterVolume(state.wheel));
  return (
    <Slider
      label={t('common:volume')}
      min={0}
      max={100}
      value={volume}
      text={formatChance(volume / 100, locale)}
      onChange={(moved) => edit(setMasterVolume(moved), 'master volume')}
      onEnd={endGesture}
    />
  );
}

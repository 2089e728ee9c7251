import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { voiceFor, watchVoices } from '../../audio/speak';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { prefer, preferences } from '../../state/preferences';

/** What this browser plays or says during a spin: where the pointer is, and the winner if there is a voice. */
export function HearingSettings() {
  const { t } = useTranslation('wheelSettings');
  const { locale, nativeName } = useLanguage();
  const isOn = useStore(preferences, (state) => state.readAloud === 'on');
  const isPitched = useStore(preferences, (state) => state.pitchedTicks === 'on');
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceFor(locale) !== undefined);
  return (
    <>
      <SwitchRow
        label={t('aloud.label')}
        hint={hasVoice ? t('aloud.hint') : t('aloud.noVoice', { language: nativeName })}
        isOn={isOn}
        onChange={(wanted) => prefer('readAloud', wanted ? 'on' : 'off')}
      />
      <SwitchRow
        label={t('aloud.pitch')}
        hint={t('aloud.pitchHint')}
        isOn={isPitched}
        onChange={(wanted) => prefer('pitchedTicks', wanted ? 'on' : 'off')}
      />
    </>
  );
}

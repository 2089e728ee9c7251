import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { voiceFor, watchVoices } from '../../audio/speak';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { prefer, preferences } from '../../state/preferences';

/** Whether winners are read aloud here, and whether the browser has a voice for it. */
export function ReadAloudSetting() {
  const { t } = useTranslation('wheelSettings');
  const { locale, nativeName } = useLanguage();
  const isOn = useStore(preferences, (state) => state.readAloud === 'on');
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceFor(locale) !== undefined);
  return (
    <SwitchRow
      label={t('aloud.label')}
      hint={hasVoice ? t('aloud.hint') : t('aloud.noVoice', { language: nativeName })}
      isOn={isOn}
      onChange={(wanted) => prefer('readAloud', wanted ? 'on' : 'off')}
    />
  );
}

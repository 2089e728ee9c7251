import { useEffect } from 'react';
import { useStore } from 'zustand';
import { Fold } from '../../components/fold/Fold';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { Message } from '../../components/message/Message';
import { PanelGroup, PanelPage } from '../../components/panel-page/PanelPage';
import { useTranslation } from '../../i18n/use-translation';
import { takeWantedGroup } from '../../state/ui';
import { SetupFault } from '../../wheel/edits/edits';
import { type OpenSettings, openSettings, type SettingsFaultKey } from '../../wheel/edits/settings-edits';
import { wheelStore } from '../../wheel/store';
import { CounterSettings } from './CounterSettings';
import { DriftSettings } from './DriftSettings';
import { HearingSettings } from './HearingSettings';
import { LineSettings } from './LineSettings';
import { MoreSettings } from './MoreSettings';
import styles from './SettingsPanel.module.css';
import { SpinSettings } from './SpinSettings';
import { TurnSettings } from './TurnSettings';

const faultOf = (error: unknown): SetupFault<SettingsFaultKey> => {
  if (!(error instanceof SetupFault)) throw error;
  console.error('The settings could not be opened.', error);
  return error;
};

function open(wheel: unknown, save: unknown): OpenSettings | SetupFault<SettingsFaultKey> {
  try {
    return openSettings(wheel, save);
  } catch (error) {
    return faultOf(error);
  }
}

/** Another tab may have asked for one of the groups. */
function showWanted(): void {
  const group = document.getElementById(takeWantedGroup() ?? '');
  group?.scrollIntoView();
  group?.querySelector('input')?.focus({ preventScroll: true });
}

export function SettingsPanel({ save = wheelStore.getState().edit }: { save?: unknown }) {
  const { t } = useTranslation(['wheelSettings', 'legal']);
  const settings = open(
    useStore(wheelStore, (state) => state.wheel),
    save,
  );
  useEffect(showWanted, []);
  if (settings instanceof SetupFault) {
    const key = settings.key === 'wheelSettings.errors.invalidConfig' ? 'invalidConfig' : 'invalidCallback';
    return (
      <Message isUrgent className={styles.fault}>
        {t(`errors.${key}`)}
      </Message>
    );
  }
  return (
    <PanelPage>
      <PanelGroup label={t('spin.title')}>
        <SpinSettings {...settings} />
      </PanelGroup>
      <PanelGroup label={t('turns.title')} isTitled>
        <TurnSettings {...settings} />
      </PanelGroup>
      <PanelGroup label={t('counter.title')}>
        <CounterSettings {...settings} />
      </PanelGroup>
      <PanelGroup label={t('aloud.title')}>
        <HearingSettings />
      </PanelGroup>
      <PanelGroup id="lines" label={t('lines.title')} isTitled>
        <LineSettings {...settings} />
      </PanelGroup>
      <PanelGroup label={t('drift.title')} isTitled>
        <DriftSettings {...settings} />
      </PanelGroup>
      <Fold title={t('more.title')}>
        <MoreSettings {...settings} />
      </Fold>
      <PanelGroup label={t('legal:about')}>
        <LegalLinks />
      </PanelGroup>
    </PanelPage>
  );
}

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Fold } from '../../components/fold/Fold';
import { type OpenSettings, openSettings, type SettingsFaultKey } from '../../wheel/open-settings';
import { SetupFault } from '../../wheel/setup-fault';
import { wheelStore } from '../../wheel/store';
import { CounterSettings } from './CounterSettings';
import { DriftSettings } from './DriftSettings';
import { LineSettings } from './LineSettings';
import { MoreSettings } from './MoreSettings';
import styles from './SettingsPanel.module.css';
import { SpinSettings } from './SpinSettings';

const faultOf = (error: unknown): SetupFault<SettingsFaultKey> => {
  if (!(error instanceof SetupFault)) throw error;
  console.error('The settings could not be opened.', error);
  return error;
};

function open(config: unknown, save: unknown): OpenSettings | SetupFault<SettingsFaultKey> {
  try {
    return openSettings(config, save);
  } catch (error) {
    return faultOf(error);
  }
}

export function SettingsPanel({ save = wheelStore.getState().edit }: { save?: unknown }) {
  const { t } = useTranslation('wheelSettings');
  const settings = open(
    useStore(wheelStore, (state) => state.config),
    save,
  );
  if (settings instanceof SetupFault) {
    const key = settings.key === 'wheelSettings.errors.invalidConfig' ? 'invalidConfig' : 'invalidCallback';
    return (
      <p role="alert" className={styles.fault}>
        {t(`errors.${key}`)}
      </p>
    );
  }
  return (
    <div className={styles.panel}>
      <section className={styles.group} aria-label={t('spin.title')}>
        <SpinSettings {...settings} />
      </section>
      <section className={styles.group} aria-label={t('counter.title')}>
        <CounterSettings {...settings} />
      </section>
      <section className={styles.group} aria-label={t('lines.title')}>
        <h2 className={styles.title}>{t('lines.title')}</h2>
        <LineSettings {...settings} />
      </section>
      <section className={styles.group} aria-label={t('drift.title')}>
        <h2 className={styles.title}>{t('drift.title')}</h2>
        <DriftSettings {...settings} />
      </section>
      <Fold title={t('more.title')}>
        <MoreSettings {...settings} />
      </Fold>
    </div>
  );
}

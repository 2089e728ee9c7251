import { useCallback, useEffect, useState } from 'react';
import { type Device, endAllDevices, endDevice, listDevices } from '../../api/account';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { ask } from '../../components/question/ask';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { endSession } from '../../session/change-session';
import { signedOutEverywhere } from '../../session/notices';
import styles from './DeviceList.module.css';
import { DeviceRow } from './DeviceRow';
import { goHomeWith, signOut } from './tell-notice';

export function DeviceList() {
  const { t } = useTranslation('profile');
  const [devices, setDevices] = useState<Device[] | 'failed' | null>(null);

  const load = useCallback(() => {
    setDevices(null);
    listDevices().then(setDevices, (error: unknown) => {
      console.warn('The devices could not be loaded.', error);
      setDevices('failed');
    });
  }, []);
  useEffect(load, [load]);

  const end = async (device: Device) => {
    if (device.current) return signOut();
    try {
      await endDevice(device.id);
      notify('success', t('devices.ended'));
      load();
    } catch (error) {
      tellFailure(error, t('devices.failed'));
    }
  };
  const endAll = async () => {
    const isSure = await ask({
      title: t('devices.all'),
      text: t('devices.question'),
      confirm: t('devices.confirm'),
      cancel: t('common:cancel'),
    });
    if (!isSure) return;
    try {
      await endAllDevices();
      endSession();
      goHomeWith(signedOutEverywhere);
    } catch (error) {
      tellFailure(error, t('devices.failed'));
    }
  };

  return (
    <section className={cards.card} data-size="wide" aria-busy={devices === null}>
      <h2 className={cards.subtitle}>{t('devices.title')}</h2>
      <p className={cards.text}>{t('devices.text')}</p>
      {devices === 'failed' ? (
        <div className={cards.after} role="alert">
          {t('devices.failed')}
          <Button onClick={load}>{t('common:retry')}</Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {devices?.map((device) => (
            <DeviceRow key={device.id} device={device} onEnd={() => end(device)} />
          ))}
        </ul>
      )}
      <Button onClick={endAll}>{t('devices.all')}</Button>
    </section>
  );
}

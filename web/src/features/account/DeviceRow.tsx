import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import type { Device } from '../../api/account';
import { Button } from '../../components/controls/Button';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';
import { deviceName } from './device-name';

const mobiles = ['iPhone', 'iPad', 'Android'];

export function DeviceRow({ device, onEnd }: { device: Device; onEnd: () => void }) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const { browser = t('devices.unknown'), system } = deviceName(device.device);
  const name = system ? t('devices.name', { browser, system }) : browser;
  const Icon = system && mobiles.includes(system) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={styles.device}>
      <Icon size={28} stroke={1.5} aria-hidden />
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.when}>
          {device.current ? (
            <strong>{t('devices.this')}</strong>
          ) : (
            t('devices.lastUsed', { date: formatMoment(Date.parse(device.lastUsedAt), locale) })
          )}
        </p>
      </div>
      <Button aria-label={t('devices.endOne', { device: name })} onClick={onEnd}>
        {t('devices.end')}
      </Button>
    </li>
  );
}

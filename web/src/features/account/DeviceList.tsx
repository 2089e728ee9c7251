import { type Device, endAllDevices, endDevice, listDevices } from '../../api/account';
import { Card } from '../../components/card/Card';
import { Button } from '../../components/controls/Button';
import { useLoaded } from '../../components/load-state/use-loaded';
import { ask } from '../../components/question/ask';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { signedOutEverywhere } from '../../session/notices';
import { DeviceRow } from './DeviceRow';
import { LoadedRows } from './OnDemand';
import { goHomeWith, leaveAccount, signOut } from './tell-notice';

export function DeviceList() {
  const { t } = useTranslation('profile');
  const devices = useLoaded('The list of devices', listDevices);

  const end = async (device: Device) => {
    if (device.current) return signOut();
    try {
      await endDevice(device.id);
      notify('success', t('devices.ended'));
      devices.reload();
    } catch (error) {
      tellFailure(error, t('devices.notEnded'));
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
      await leaveAccount();
      goHomeWith(signedOutEverywhere);
    } catch (error) {
      tellFailure(error, t('devices.notEnded'));
    }
  };

  return (
    <Card title={t('devices.title')} text={t('devices.text')} isPart>
      <LoadedRows loaded={devices}>
        {(device) => <DeviceRow key={device.id} device={device} onEnd={() => end(device)} />}
      </LoadedRows>
      <Button onClick={endAll}>{t('devices.all')}</Button>
    </Card>
  );
}

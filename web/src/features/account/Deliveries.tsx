import { type Delivery, listDeliveries, sendDeliveryAgain, type Webhook } from '../../api/webhooks';
import { Button } from '../../components/controls/Button';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { formatMoment } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';
import { LoadedRows } from './OnDemand';
import { eventLabels } from './webhook-events';

/** The last messages of a webhook, and the outcome of each. */
export function Deliveries({ webhook: { id }, onSent }: { webhook: Webhook; onSent: () => void }) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const deliveries = useLoaded(`The deliveries of ${id}`, () => listDeliveries(id));

  const sendAgain = async (delivery: Delivery) => {
    try {
      await sendDeliveryAgain(id, delivery.id);
      notify('success', t('webhooks.queued'));
      deliveries.reload();
      onSent();
    } catch (error) {
      tellFailure(error, t('webhooks.failed'));
    }
  };

  return (
    <LoadedRows loaded={deliveries} none={t('webhooks.nothing')}>
      {(delivery) => (
        <li key={delivery.id} className={styles.device}>
          <div className={styles.what}>
            <p>{t(eventLabels[delivery.type])}</p>
            <p className={styles.when}>
              {t(`webhooks.states.${delivery.state}`)}
              {delivery.status > 0 && ` (${delivery.status})`} ·{' '}
              {formatMoment(Date.parse(delivery.madeAt), locale)}
            </p>
          </div>
          <Button onClick={() => sendAgain(delivery)}>{t('webhooks.again')}</Button>
        </li>
      )}
    </LoadedRows>
  );
}

import { type Delivery, listDeliveries, sendDeliveryAgain, type Webhook } from '../../api/webhooks';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';
import { eventLabels } from './webhook-events';

/** The last messages of a webhook, and what became of each. */
export function Deliveries({ webhook: { id }, onSent }: { webhook: Webhook; onSent: () => void }) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const deliveries = useLoaded(`The deliveries of ${id}`, () => listDeliveries(id));
  const time = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

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
    <LoadState
      loaded={deliveries}
      failed={t('devices.failed')}
      isEmpty={deliveries.result?.length === 0}
      empty={<p>{t('webhooks.nothing')}</p>}
    >
      {(listed) => (
        <ul className={styles.list}>
          {listed.map((delivery) => (
            <li key={delivery.id} className={styles.device}>
              <div className={styles.what}>
                <p>{t(eventLabels[delivery.type])}</p>
                <p className={styles.when}>
                  {t(`webhooks.states.${delivery.state}`)}
                  {delivery.status > 0 && ` (${delivery.status})`} · {time(delivery.madeAt)}
                </p>
              </div>
              <Button onClick={() => sendAgain(delivery)}>{t('webhooks.again')}</Button>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  );
}

import IconWebhook from '@tabler/icons-react/dist/esm/icons/IconWebhook.mjs';
import { useState } from 'react';
import type { Webhook } from '../../api/webhooks';
import { Button } from '../../components/controls/Button';
import { formatList } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Deliveries } from './Deliveries';
import styles from './DeviceList.module.css';
import { eventLabels, hostOf } from './webhook-events';

interface WebhookRowProps {
  webhook: Webhook;
  onDelete: () => void;
  onRotate: () => void;
  /** A message is sent again, so a webhook that had stopped continues. */
  onSent: () => void;
}

export function WebhookRow({ webhook, onDelete, onRotate, onSent }: WebhookRowProps) {
  const { t } = useTranslation('profile');
  const { locale } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { url, events, wheelName, endedAt, failingSince } = webhook;
  const host = hostOf(webhook);
  const told = formatList(
    events.map((event) => t(eventLabels[event])),
    locale,
  );
  return (
    <li className={styles.device}>
      <IconWebhook size={28} stroke={1.5} aria-hidden />
      <div className={styles.what}>
        <p className={styles.name} dir="ltr" title={url}>
          {host}
        </p>
        <p className={styles.when}>{told}</p>
        {wheelName !== null && <p className={styles.when}>{t('webhooks.ofWheel', { name: wheelName })}</p>}
        {endedAt ? (
          <p className={styles.when}>
            <strong>{t('webhooks.ended')}</strong>
          </p>
        ) : (
          failingSince && <p className={styles.when}>{t('webhooks.failing')}</p>
        )}
      </div>
      <Button
        aria-expanded={isOpen}
        aria-label={t('webhooks.deliveriesOf', { host })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('webhooks.deliveries')}
      </Button>
      <Button aria-label={t('webhooks.rotateOne', { host })} onClick={onRotate}>
        {t('webhooks.rotate')}
      </Button>
      <Button aria-label={t('webhooks.deleteOne', { host })} onClick={onDelete}>
        {t('common:delete')}
      </Button>
      {isOpen && <Deliveries webhook={webhook} onSent={onSent} />}
    </li>
  );
}

import { useState } from 'react';
import { deleteWebhook, listWebhooks, replaceWebhookSecret, type Webhook } from '../../api/webhooks';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import styles from './DeviceList.module.css';
import { NewWebhook } from './NewWebhook';
import { WebhookRow } from './WebhookRow';
import { WebhookSecret } from './WebhookSecret';

/** Few people have programs that listen: the list is asked for by those who do. */
export function Webhooks() {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('webhooks.title')} text={t('webhooks.text')} isPart>
      {isOpen ? (
        <WebhookList />
      ) : (
        <div className={cards.after}>
          <Button onClick={() => setOpen(true)}>{t('webhooks.open')}</Button>
        </div>
      )}
    </Card>
  );
}

function WebhookList() {
  const { t } = useTranslation('profile');
  const webhooks = useLoaded('The list of webhooks', listWebhooks);
  const [secret, setSecret] = useState('');

  const attempt = async (act: () => Promise<void>) => {
    try {
      await act();
      webhooks.reload();
    } catch (error) {
      tellFailure(error, t('webhooks.failed'));
    }
  };
  const remove = ({ id }: Webhook) =>
    attempt(async () => {
      await deleteWebhook(id);
      notify('success', t('webhooks.deleted'));
    });
  const rotate = ({ id }: Webhook) => attempt(async () => setSecret(await replaceWebhookSecret(id)));

  return (
    <>
      <LoadState
        loaded={webhooks}
        failed={t('devices.failed')}
        isEmpty={webhooks.result?.length === 0}
        empty={<p>{t('webhooks.none')}</p>}
      >
        {(listed) => (
          <ul className={styles.list}>
            {listed.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                onDelete={() => remove(webhook)}
                onRotate={() => rotate(webhook)}
                onSent={webhooks.reload}
              />
            ))}
          </ul>
        )}
      </LoadState>
      {secret && <WebhookSecret secret={secret} />}
      <NewWebhook
        onMade={(made) => {
          setSecret(made);
          webhooks.reload();
        }}
      />
    </>
  );
}

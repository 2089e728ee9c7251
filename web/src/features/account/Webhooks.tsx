import { useState } from 'react';
import { deleteWebhook, listWebhooks, replaceWebhookSecret, type Webhook } from '../../api/webhooks';
import { ShownOnce } from '../../components/field/CopyField';
import { useLoaded } from '../../components/load-state/use-loaded';
import { notify, tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import fields from './EmailForm.module.css';
import { NewWebhook } from './NewWebhook';
import { LoadedRows, OnDemand } from './OnDemand';
import { WebhookRow } from './WebhookRow';

export function Webhooks() {
  const { t } = useTranslation('profile');
  return (
    <OnDemand title={t('webhooks.title')} text={t('webhooks.text')} open={t('webhooks.open')}>
      <WebhookList />
    </OnDemand>
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
      <LoadedRows loaded={webhooks} none={t('webhooks.none')}>
        {(webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onDelete={() => remove(webhook)}
            onRotate={() => rotate(webhook)}
            onSent={webhooks.reload}
          />
        )}
      </LoadedRows>
      {secret && (
        <div className={fields.form}>
          <ShownOnce
            note={t('webhooks.once')}
            label={t('webhooks.secret')}
            text={secret}
            copy={t('webhooks.copy')}
          />
        </div>
      )}
      <NewWebhook
        onMade={(made) => {
          setSecret(made);
          webhooks.reload();
        }}
      />
    </>
  );
}

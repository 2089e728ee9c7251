import { useState } from 'react';
import { ApiError } from '../../api/api-error';
import { makeWebhook, type WebhookEvent } from '../../api/webhooks';
import { listLatestWheels } from '../../api/wheels';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { SelectField } from '../../components/field/SelectField';
import { TextField } from '../../components/field/TextField';
import { useForm } from '../../components/field/use-form';
import { useLoaded } from '../../components/load-state/use-loaded';
import { SwitchGroup } from '../../components/switch/SwitchGroup';
import { tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import fields from './EmailForm.module.css';
import { eventLabels, webhookEvents } from './webhook-events';

/** `onMade` gets the secret. */
export function NewWebhook({ onMade }: { onMade: (secret: string) => void }) {
  const { t } = useTranslation('profile');
  const [url, setUrl] = useState('');
  const [wheelId, setWheelId] = useState('');
  const wheels = useLoaded('The wheels that a webhook may be of', listLatestWheels);
  const [chosen, setChosen] = useState<readonly WebhookEvent[]>([]);

  const { form, faults, phase } = useForm<{ url?: string; events?: string }>({
    check: () => ({
      ...(!url.trim() && { url: t('webhooks.urlMissing') }),
      ...(chosen.length === 0 && { events: t('webhooks.eventMissing') }),
    }),
    send: async () => {
      try {
        onMade(await makeWebhook({ url: url.trim(), events: [...chosen], ...(wheelId && { wheelId }) }));
        setUrl('');
        return true;
      } catch (error) {
        const isFull = error instanceof ApiError && error.code === 'too_many_webhooks';
        tellFailure(error, isFull ? t('webhooks.full') : t('webhooks.notMade'));
        return false;
      }
    },
  });

  return (
    <form {...form} className={fields.form}>
      <TextField
        name="url"
        label={t('webhooks.url')}
        hint={t('webhooks.urlHint')}
        fault={faults.url}
        maxLength={1000}
        autoComplete="off"
        value={url}
        onText={setUrl}
      />
      <SelectField
        label={t('webhooks.which')}
        value={wheelId}
        options={[
          { value: '', label: t('webhooks.allWheels') },
          ...(wheels.result ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setWheelId}
      />
      <SwitchGroup
        legend={t('webhooks.when')}
        options={webhookEvents.map((value) => ({ value, label: t(eventLabels[value]) }))}
        chosen={chosen}
        onChange={setChosen}
        fault={faults.events}
      />
      <div className={cards.after}>
        <Button type="submit" disabled={phase === 'sending'}>
          {t('webhooks.make')}
        </Button>
      </div>
    </form>
  );
}

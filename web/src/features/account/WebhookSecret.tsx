import { CopyField } from '../../components/field/CopyField';
import { Message } from '../../components/message/Message';
import { useTranslation } from '../../i18n/use-translation';
import fields from './EmailForm.module.css';

/** The secret by which a receiver verifies the messages. The server tells it once. */
export function WebhookSecret({ secret }: { secret: string }) {
  const { t } = useTranslation('profile');
  return (
    <div className={fields.form}>
      <Message>{t('webhooks.once')}</Message>
      <CopyField label={t('webhooks.secret')} text={secret} copy={t('webhooks.copy')} look="main" />
    </div>
  );
}

import { Card } from '../../components/card/Card';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { JoinForm } from './JoinForm';

/** The address to say aloud: visitors type the code here. */
export function JoinPage() {
  const { t } = useTranslation('live');
  usePageTitle(t('page.title'));
  return (
    <Card title={t('page.title')}>
      <JoinForm given={new URLSearchParams(window.location.search).get('code') ?? ''} />
    </Card>
  );
}

import cards from '../../components/card/Card.module.css';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { JoinForm } from './JoinForm';

/** The address to say aloud: visitors type the code here. */
export function JoinPage() {
  const { t } = useTranslation('live');
  usePageTitle(t('page.title'));
  return (
    <section className={cards.card}>
      <h1 className={cards.title}>{t('page.title')}</h1>
      <JoinForm given={new URLSearchParams(window.location.search).get('code') ?? ''} />
    </section>
  );
}

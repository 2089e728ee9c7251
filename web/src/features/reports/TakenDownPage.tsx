import cards from '../../components/card/Card.module.css';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';

/** Shown for a link whose wheel was taken down. */
export function TakenDownPage() {
  const { t } = useTranslation('reports');
  const { code } = useLanguage();
  usePageTitle(t('takenDown.title'));
  return (
    <div className={cards.card}>
      <h1 className={cards.title}>{t('takenDown.title')}</h1>
      <p className={cards.text}>{t('takenDown.text')}</p>
      <a className={cards.main} href={`/${code}/`}>
        {t('takenDown.make')}
      </a>
      <p className={cards.text}>
        <a className={cards.link} href={`/${code}/wheels/`}>
          {t('takenDown.gallery')}
        </a>
      </p>
    </div>
  );
}

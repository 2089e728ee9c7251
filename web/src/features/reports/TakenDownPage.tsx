import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { ButtonLink } from '../../components/controls/Button';
import { galleryAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';

/** Shown for a link whose wheel was taken down. */
export function TakenDownPage() {
  const { t } = useTranslation('reports');
  const { code } = useLanguage();
  usePageTitle(t('takenDown.title'));
  return (
    <Card title={t('takenDown.title')} text={t('takenDown.text')}>
      <p className={cards.after}>
        <ButtonLink look="main" href={`/${code}/`}>
          {t('takenDown.make')}
        </ButtonLink>
        <ButtonLink href={galleryAddress(code)}>{t('takenDown.gallery')}</ButtonLink>
      </p>
    </Card>
  );
}

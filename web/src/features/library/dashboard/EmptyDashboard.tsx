import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../components/controls/Button';
import { FillWheel } from '../../../components/fill-wheel/FillWheel';
import { useLanguage } from '../../../i18n/use-language';
import styles from './DashboardPage.module.css';

export function EmptyDashboard() {
  const { t } = useTranslation('dashboard');
  const { code } = useLanguage();
  return (
    <div className={styles.empty}>
      <FillWheel fills={[]} className={styles.emptyPicture} />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p className={styles.ways}>
        <ButtonLink look="main" href={`/${code}/`}>
          {t('empty.make')}
        </ButtonLink>
        <ButtonLink href={`/${code}/wheels/`}>{t('empty.gallery')}</ButtonLink>
      </p>
    </div>
  );
}

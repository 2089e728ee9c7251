import { ButtonLink } from '../../../components/controls/Button';
import { FillWheel } from '../../../components/fill-wheel/FillWheel';
import { galleryAddress } from '../../../i18n/addresses';
import { newWheelAddress } from '../../../i18n/page-addresses';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import styles from './DashboardPage.module.css';

/** Looks like a wheel with choices: an empty ring would look like a missing picture. */
const fills = ['#ff5a4e', '#ffb81c', '#2bb673', '#2d9cdb', '#8e5bd6', '#ff8fab'];

export function EmptyDashboard() {
  const { t } = useTranslation('dashboard');
  const { code } = useLanguage();
  return (
    <div className={styles.empty}>
      <FillWheel fills={fills} className={styles.emptyPicture} />
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <p className={styles.ways}>
        <ButtonLink look="main" href={newWheelAddress(code)}>
          {t('empty.make')}
        </ButtonLink>
        <ButtonLink href={galleryAddress(code)}>{t('empty.gallery')}</ButtonLink>
      </p>
    </div>
  );
}

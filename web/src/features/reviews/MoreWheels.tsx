import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { ButtonLink } from '../../components/controls/Button';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { AsideCard } from './AsideCard';
import styles from './MoreWheels.module.css';
import { WheelSearch } from './WheelSearch';

/** What to do next: find a wheel, or make one. */
export function MoreWheels() {
  const { t } = useTranslation(['feedback', 'choices']);
  const { code } = useLanguage();
  return (
    <AsideCard title={t('wheels.title')}>
      <div className={styles.ways}>
        <WheelSearch />
        <ButtonLink href={`/${code}/wheel/?action=ai-wheel`}>
          <IconSparkles size={20} aria-hidden />
          {t('choices:ideas')}
        </ButtonLink>
      </div>
    </AsideCard>
  );
}

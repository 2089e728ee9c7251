import { Button } from '../../components/controls/Button';
import { useTranslation } from '../../i18n/use-translation';
import { EffectGrid, type EffectGridProps } from './EffectGrid';
import styles from './Effects.module.css';
import { useEffectCatalogue } from './use-effect-catalogue';

/** The effects to choose from, or why there are none. */
export function Effects(grid: Omit<EffectGridProps, 'effects'>) {
  const { t } = useTranslation('look');
  const { state, effects, retry } = useEffectCatalogue();
  switch (state) {
    case 'loading':
      return <p className={styles.waiting}>{t('common:loading')}</p>;
    case 'failed':
      return (
        <div role="alert" className={styles.failed}>
          <p>{t('effects.failed')}</p>
          <Button onClick={retry}>{t('common:retry')}</Button>
        </div>
      );
    case 'unavailable':
      return <p className={styles.waiting}>{t('effects.unavailable')}</p>;
    case 'empty':
      return <p className={styles.waiting}>{t('effects.none')}</p>;
    case 'ready':
      return <EffectGrid {...grid} effects={effects} />;
  }
}

import { StarShape } from '../../components/stars/StarShape';
import { useTranslation } from '../../i18n/use-translation';
import { type StarValue, starValues } from './read-summary';
import styles from './StarFilter.module.css';

interface StarFilterProps {
  stars: StarValue | undefined;
  onStars: (stars: StarValue | undefined) => void;
}

const pills = [undefined, ...starValues] as const;

export function StarFilter({ stars, onStars }: StarFilterProps) {
  const { t } = useTranslation('feedback');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div className={styles.pills} role="group" aria-label={t('reviews.filter')}>
      {pills.map((value) => (
        <button
          key={value ?? 'all'}
          type="button"
          className={styles.pill}
          aria-pressed={value === stars}
          aria-label={value && t('stars', { count: value })}
          onClick={() => onStars(value)}
        >
          {value ?? t('reviews.all')}
          {value && <StarShape fill="full" size={16} />}
        </button>
      ))}
    </div>
  );
}

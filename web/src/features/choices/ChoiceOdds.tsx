import { useTranslation } from 'react-i18next';
import styles from './ChoiceRow.module.css';
import type { Choice } from './choice-of';

/** The honest chance of a choice, and its weight where it has an unusual one. */
export function ChoiceOdds({ chance, wins, spins, isExact, weight }: Choice) {
  const { t } = useTranslation('choices');
  const odds = t(isExact ? 'chance.exact' : 'chance.about', { chance, wins, spins });
  return (
    <span className={styles.odds}>
      {spins > 0 ? odds : chance}
      {weight !== 1 && ` · ${t('weight', { weight })}`}
    </span>
  );
}

import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import styles from './ChoiceRow.module.css';
import type { Choice } from './choice-of';

/** The real chance of a choice, and its weight where that isn't 1. */
export function ChoiceOdds(choice: Choice) {
  const { t } = useTranslation('choices');
  const { weight } = choice;
  return (
    <span className={styles.odds}>
      <span className={styles.outlook}>{outlookOf(choice, t)}</span>
      {weight !== 1 && <span className={styles.weight}>{` · ${t('weight', { weight })}`}</span>}
    </span>
  );
}

function outlookOf({ chance, wins, spins, isExact, waiting }: Choice, t: TFunction<'choices'>): string {
  if (waiting) return t(`waiting.${waiting}`);
  if (spins === 0) return chance;
  return t(isExact ? 'chance.exact' : 'chance.about', { chance, wins, spins });
}

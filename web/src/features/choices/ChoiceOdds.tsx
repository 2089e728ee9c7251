import { formatChance } from '../../i18n/format';
import type { Translate } from '../../i18n/keys';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ChoiceRow.module.css';
import type { Choice } from './choice-of';

/** The real chance of a choice, and its weight where that isn't 1. */
export function ChoiceOdds(choice: Choice) {
  const { t } = useTranslation('choices');
  const { locale } = useLanguage();
  const { weight, left, of } = choice;
  return (
    <span className={styles.odds}>
      <span className={styles.outlook}>{outlookOf(choice, formatChance(choice.chance, locale), t)}</span>
      {of !== undefined && left !== 0 && (
        <span className={styles.weight}>{` · ${t('stock', { left, of })}`}</span>
      )}
      {weight !== 1 && <span className={styles.weight}>{` · ${t('weight', { weight })}`}</span>}
    </span>
  );
}

function outlookOf(
  { wins, spins, isExact, waiting }: Choice,
  chance: string,
  t: Translate<'choices'>,
): string {
  if (waiting) return t(`waiting.${waiting}`);
  if (spins === 0) return chance;
  return t(isExact ? 'chance.exact' : 'chance.about', { chance, wins, spins });
}

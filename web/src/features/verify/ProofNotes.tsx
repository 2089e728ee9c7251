import { useTranslation } from 'react-i18next';
import cards from '../../components/card/Card.module.css';
import styles from './ProofNotes.module.css';

const proven = ['server', 'unchanged', 'again'] as const;
const unproven = ['list', 'together', 'elsewhere', 'strangers', 'times', 'page'] as const;

/** What a receipt that holds proves, and its limits: docs/howto/verify-a-draw.md has the reasons. */
export function ProofNotes() {
  const { t } = useTranslation('verify');
  return (
    <section className={cards.card} data-size="wide">
      <h2 className={cards.subtitle}>{t('proof.title')}</h2>
      {(
        [
          ['yes', proven],
          ['no', unproven],
        ] as const
      ).map(([side, notes]) => (
        <div key={side} className={styles.side}>
          <p>{t(`proof.${side}`)}</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{t(`proof.${note}`)}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

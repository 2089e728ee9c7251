import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { fairnessAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { areTimesInOrder } from '../../receipts/draw-times';
import type { Receipt } from '../../receipts/receipt';
import styles from './ProofNotes.module.css';

const proven = ['server', 'unchanged', 'again'] as const;
const limitsOf = (receipt: Receipt) =>
  [
    'list',
    receipt.beacon ? 'beacon' : 'together',
    'elsewhere',
    'strangers',
    areTimesInOrder(receipt) ? 'times' : 'clocks',
    'page',
  ] as const;

/** What a valid receipt proves, and its limits: docs/howto/verify-a-draw.md has the reasons. */
export function ProofNotes({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('verify');
  const { code } = useLanguage();
  return (
    <Card title={t('proof.title')} isPart>
      {(
        [
          ['yes', proven],
          ['no', limitsOf(receipt)],
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
      <a className={cards.link} href={fairnessAddress(code)}>
        {t('proof.fairness')}
      </a>
    </Card>
  );
}

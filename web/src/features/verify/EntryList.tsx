import cards from '../../components/card/Card.module.css';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { ReceiptEntry } from '../../receipts/receipt';
import styles from './VerifyPage.module.css';

/** More than this are only in the receipt's data. */
const mostShown = 500;

/** The entries of the draw with their weights. */
export function EntryList({ entries, winners }: { entries: ReceiptEntry[]; winners: string[] }) {
  const { t } = useTranslation('verify');
  const { locale } = useLanguage();
  const left = entries.length - mostShown;
  return (
    <section className={cards.card} data-size="wide">
      <details className={styles.entries}>
        <summary className={cards.subtitle}>{t('entries.title', { count: entries.length })}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('common:choice')}</th>
              <th scope="col">{t('common:weight')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.slice(0, mostShown).map(({ guid, text, weight }) => (
              <tr key={guid} data-won={winners.includes(guid)}>
                <td dir="auto">{text?.trim() || t('private', { id: guid.slice(0, 8) })}</td>
                <td>{new Intl.NumberFormat(locale).format(weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {left > 0 && <p className={cards.text}>{t('entries.more', { count: left })}</p>}
      </details>
    </section>
  );
}

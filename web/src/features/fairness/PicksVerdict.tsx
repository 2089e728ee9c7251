import { useMemo } from 'react';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Fold } from '../../components/fold/Fold';
import { Message } from '../../components/message/Message';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { coerceWeight } from '../../wheel/document/coerce-wheel';
import { checkEvenness } from '../../wheel/picking/evenness';
import type { Pickable } from './choices-to-pick';
import styles from './FairnessPage.module.css';

/** What the picks show: in a sentence, in the numbers of the chi-square test, and choice by choice. */
export function PicksVerdict({ choices, won }: { choices: Pickable[]; won: number[] }) {
  const { t } = useTranslation('fairness');
  const { locale } = useLanguage();
  const rows = useMemo(() => rowsOf(choices, won), [choices, won]);
  const { verdict, likelihood, chiSquare, freedom } = useMemo(() => checkEvenness(rows), [rows]);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const precise = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 });
  const widest = Math.max(...rows.map(({ won: wins, expected }) => Math.max(wins, expected)), 1);

  return (
    <Card title={t('result.title')} isPart>
      <Message as="div" className={styles.verdict} data-verdict={verdict}>
        {t(`result.${verdict}`)}
      </Message>
      <dl className={styles.figures}>
        <div>
          <dt>{t('result.chiSquare')}</dt>
          <dd>{precise.format(chiSquare)}</dd>
        </div>
        <div>
          <dt>{t('result.freedom')}</dt>
          <dd>{number.format(freedom)}</dd>
        </div>
        <div>
          <dt>{t('result.likelihood')}</dt>
          <dd>{formatChance(likelihood, locale)}</dd>
        </div>
      </dl>
      <p className={cards.text}>{t('result.meaning', { share: formatChance(likelihood, locale) })}</p>
      <div className={styles.rows}>
        <Fold title={t('table.title')} isOpenAtFirst={rows.length <= 12}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('common:choice')}</th>
                <th scope="col">{t('table.wins')}</th>
                <th scope="col">{t('table.expected')}</th>
                <th scope="col">{t('table.off')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ guid, text, won: wins, expected }) => (
                <tr key={guid}>
                  <th scope="row">
                    <bdi className={styles.name}>{text}</bdi>
                    <span
                      className={styles.bar}
                      style={{ inlineSize: `${(100 * wins) / widest}%` }}
                      aria-hidden
                    />
                  </th>
                  <td>{number.format(wins)}</td>
                  <td>{number.format(expected)}</td>
                  <td>{signed.format(wins - expected)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </div>
    </Card>
  );
}

function rowsOf(choices: Pickable[], won: number[]) {
  const weights = choices.map(({ weight }) => coerceWeight(weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const made = won.reduce((sum, wins) => sum + wins, 0);
  return choices.map(({ guid, text }, place) => {
    const chance = (weights[place] ?? 0) / total;
    return { guid, text, chance, won: won[place] ?? 0, expected: made * chance };
  });
}

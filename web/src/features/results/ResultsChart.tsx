import { useMemo } from 'react';
import { Button } from '../../components/controls/Button';
import { useMore } from '../../components/visible-rows/use-visible-rows';
import { formatChance } from '../../i18n/format';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { useSliceFill } from '../../stage/use-slice-fill';
import type { Wheel } from '../../wheel/document/document';
import { paletteNameOf } from '../../wheel/document/palette';
import { type ChoiceResult, resultsByChoice } from '../../wheel/picking/results';
import styles from './ResultsChart.module.css';
import { ShareBar } from './ShareBar';

/** Wins per choice beside what was to be expected: bars for the eye, a table for everyone. */
export function ResultsChart({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const { slices, results, look } = wheel;
  const choices = useMemo(() => resultsByChoice({ slices, results }), [slices, results]);
  const fill = useSliceFill(slices, paletteNameOf(look));
  const widest = choices.reduce((most, { share, chance }) => Math.max(most, share, chance), 0);
  const { shown, next, showMore } = useMore(choices);

  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <span className={styles.heading}>{t('chart.title')}</span>
          <span className={styles.legend}>{t('chart.legend')}</span>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('common:choice')}</th>
            <th scope="col">{t('chart.wins')}</th>
            <th scope="col">{t('chart.share')}</th>
            <th scope="col">{t('chart.chance')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((result) => (
            <tr key={result.guid}>
              <th scope="row">
                <ChoiceName result={result} />
                <ShareBar {...result} widest={widest} color={result.slice && fill(result.slice)} />
              </th>
              <td>{new Intl.NumberFormat(locale).format(result.won)}</td>
              <td>{formatChance(result.share, locale)}</td>
              <td>{formatChance(result.chance, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {next > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t('more', { count: next })}</Button>
        </div>
      )}
    </>
  );
}

function ChoiceName({ result: { text, slice } }: { result: ChoiceResult }) {
  const { t } = useTranslation('results');
  return (
    <span className={styles.name} dir="auto" title={text}>
      {text.slice(0, 200).trim() || t('common:noText')}
      {!slice && <span className={styles.gone}>{` (${t('gone')})`}</span>}
    </span>
  );
}

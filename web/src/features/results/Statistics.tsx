import { useMemo } from 'react';
import { fairnessAddress } from '../../i18n/page-addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Wheel } from '../../wheel/document/document';
import { winsInOrder } from '../../wheel/keeping/win-history';
import { resultsByChoice, type Streak, streaksOf, totalWins } from '../../wheel/picking/results';
import { type Fairness, fairnessOf } from './fairness';
import styles from './Statistics.module.css';

/** Whether the wins look like chance, in plain words, and who won several times in a row. */
export function Statistics({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('results');
  const { code } = useLanguage();
  const fairness = useMemo(() => fairnessOf(resultsByChoice(wheel), wheel), [wheel]);
  const wins = useMemo(() => winsInOrder(wheel.results.history ?? []), [wheel.results.history]);
  const streaks = streaksOf(wins);
  const isMeasured = !['turns', 'single'].includes(fairness.kind);
  return (
    <div>
      <p className={styles.verdict}>
        <Verdict fairness={fairness} />
      </p>
      {isMeasured && <p className={styles.note}>{t('stats.today')}</p>}
      {streaks && (
        <dl className={styles.streaks}>
          <dt>{t('stats.longest')}</dt>
          <Run streak={streaks.longest} wheel={wheel} />
          <dt>{t('stats.current')}</dt>
          <Run streak={streaks.current} wheel={wheel} />
        </dl>
      )}
      {streaks && wins.length < totalWins(wheel.results.history ?? []) && (
        <p className={styles.note}>{t('stats.known', { count: wins.length })}</p>
      )}
      <p className={styles.note}>
        <a href={fairnessAddress(code)}>{t('stats.try')}</a>
      </p>
    </div>
  );
}

function Verdict({ fairness }: { fairness: Fairness }) {
  const { t } = useTranslation('results');
  switch (fairness.kind) {
    case 'tooFew':
      return t('stats.tooFew', { wins: fairness.wins });
    case 'uncommon':
      return t('stats.uncommon', { times: fairness.times });
    default:
      return t(`stats.${fairness.kind}`);
  }
}

/** The choice as it is called today. */
function Run({ streak, wheel }: { streak: Streak; wheel: Wheel }) {
  const { t } = useTranslation('results');
  const today = wheel.slices.find(({ guid }) => guid === streak.guid)?.text ?? streak.text;
  const text = today.slice(0, 200).trim() || t('common:noText');
  return <dd dir="auto">{t('stats.row', { text, count: streak.length })}</dd>;
}

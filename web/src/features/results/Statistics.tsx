import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WheelDefinition } from '../../wheel/document/document';
import { winsInOrder } from '../../wheel/keeping/win-history';
import { resultsByChoice, type Streak, streaksOf, totalWins } from '../../wheel/picking/results';
import { type Fairness, fairnessOf } from './fairness';
import styles from './Statistics.module.css';

/** Whether the wins look like chance, in plain words, and who won several times in a row. */
export function Statistics({ definition }: { definition: WheelDefinition }) {
  const { t } = useTranslation('results');
  const fairness = useMemo(() => fairnessOf(resultsByChoice(definition), definition), [definition]);
  const wins = useMemo(() => winsInOrder(definition.history ?? []), [definition.history]);
  const streaks = streaksOf(wins);
  const isMeasured = !['turns', 'single'].includes(fairness.kind);
  return (
    <section className={styles.statistics}>
      <h2 className={styles.heading}>{t('stats.title')}</h2>
      <p className={styles.verdict}>
        <Verdict fairness={fairness} />
      </p>
      {isMeasured && <p className={styles.note}>{t('stats.today')}</p>}
      {streaks && (
        <dl className={styles.streaks}>
          <dt>{t('stats.longest')}</dt>
          <Run streak={streaks.longest} definition={definition} />
          <dt>{t('stats.current')}</dt>
          <Run streak={streaks.current} definition={definition} />
        </dl>
      )}
      {streaks && wins.length < totalWins(definition.history ?? []) && (
        <p className={styles.note}>{t('stats.known', { count: wins.length })}</p>
      )}
    </section>
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
function Run({ streak, definition }: { streak: Streak; definition: WheelDefinition }) {
  const { t } = useTranslation('results');
  const today = definition.slices.find(({ guid }) => guid === streak.guid)?.text ?? streak.text;
  const text = today.slice(0, 200).trim() || t('noText');
  return <dd dir="auto">{t('stats.row', { text, count: streak.length })}</dd>;
}

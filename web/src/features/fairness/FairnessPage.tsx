import { useId, useState } from 'react';
import { Card } from '../../components/card/Card';
import { Button } from '../../components/controls/Button';
import { CountField } from '../../components/field/CountField';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { Segment } from '../../components/segment/Segment';
import { usePageTitle } from '../../i18n/document-language';
import { useTranslation } from '../../i18n/use-translation';
import { equalChoices, storedChoices } from './choices-to-pick';
import styles from './FairnessPage.module.css';
import { PicksVerdict } from './PicksVerdict';
import { picksWanted, useManyPicks } from './use-many-picks';

const fewest = 2;
const most = 100;

/** Anyone can let their own browser pick a million times, with the code of every spin, and see what comes out. */
export function FairnessPage() {
  const { t } = useTranslation('fairness');
  const problemId = useId();
  const [mine] = useState(storedChoices);
  const [from, setFrom] = useState<'equal' | 'mine'>('equal');
  const [count, setCount] = useState(8);
  const { run, start, stop } = useManyPicks();
  usePageTitle(t('title'));

  const isWrong = from === 'equal' && !(count >= fewest && count <= most);
  const isRunning = run !== null && run.made < picksWanted;

  return (
    <div className={styles.page}>
      <Card title={t('title')} text={t('intro')} isWide>
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (isRunning) stop();
            else if (!isWrong) start(from === 'mine' && mine ? mine.choices : equalChoices(count));
          }}
        >
          {mine && (
            <Segment
              label={t('from')}
              value={from}
              options={[
                { value: 'equal', label: t('equal') },
                { value: 'mine', label: mine.name || t('common:myWheel') },
              ]}
              onChange={setFrom}
            />
          )}
          {from === 'equal' && (
            <div className={styles.count}>
              <CountField
                label={t('count')}
                value={count}
                min={fewest}
                isWrong={isWrong}
                problemId={problemId}
                onChange={setCount}
              />
            </div>
          )}
          <ProblemLine id={problemId}>{isWrong && t('wrongCount', { fewest, most })}</ProblemLine>
          <div>
            <Button look={isRunning ? 'quiet' : 'main'} type="submit">
              {isRunning ? t('stop') : t('start')}
            </Button>
          </div>
        </form>
        {isRunning && (
          <div className={styles.progress}>
            <progress aria-label={t('progress')} max={picksWanted} value={run.made} />
            <p className={styles.made}>{t('made', { count: run.made })}</p>
          </div>
        )}
      </Card>
      {run && !isRunning && <PicksVerdict choices={run.choices} won={run.won} />}
      <Card title={t('notes.title')} isPart>
        <ul className={styles.notes}>
          <li>{t('notes.source')}</li>
          <li>{t('notes.before')}</li>
          <li>{t('notes.limit')}</li>
        </ul>
      </Card>
    </div>
  );
}

import { Fragment, useMemo } from 'react';
import { Button } from '../../components/controls/Button';
import { CopyButton } from '../../components/copy/CopyButton';
import { useMore } from '../../components/visible-rows/use-visible-rows';
import { formatDay, formatMoment, formatTimeOfDay } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { HistoryEntry } from '../../wheel/document/document';
import { guest } from '../../wheel/keeping/win-history';
import styles from './DrawLog.module.css';
import { drawLog, type LogLine, logText } from './draw-log';

/** Who won, one after the other, the latest last. */
export function DrawLog({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const { lines, latest } = useMemo(() => {
    const inOrder = drawLog(history);
    return { lines: inOrder, latest: inOrder.toReversed() };
  }, [history]);
  const { shown, next, showMore } = useMore(latest);
  if (lines.length === 0) return null;
  const hasDays = lines.filter(({ startsDay }) => startsDay).length > 1;
  return (
    <section className={styles.log}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{t('log.title')}</h2>
        <CopyButton
          text={logText(lines, locale)}
          labels={{ copy: t('log.copy'), copied: t('common:copied'), notCopied: t('log.notCopied') }}
        />
      </div>
      {next > 0 && (
        <div className={styles.more}>
          <Button onClick={showMore}>{t('log.earlier', { count: next })}</Button>
        </div>
      )}
      <ol>
        {shown.toReversed().map((line, place) => (
          <Fragment key={`${line.number} ${line.guid}`}>
            {hasDays && (line.startsDay || place === 0) && (
              <li className={styles.day}>{formatDay(line.time, locale)}</li>
            )}
            <Line line={line} isTogether={line.isTogether && place > 0} />
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function Line({ line, isTogether }: { line: LogLine; isTogether: boolean }) {
  const { t } = useTranslation('results');
  const { locale } = useLanguage();
  const { number, text, time, by, userId } = line;
  return (
    <li className={styles.line} data-together={isTogether}>
      <span className={styles.number}>{number}.</span>
      <span className={styles.name} dir="auto" title={text}>
        {text.slice(0, 200).trim() || t('common:noText')}
      </span>
      {userId !== guest.id && <bdi className={styles.by}>{by}</bdi>}
      <time
        className={isTogether ? 'visually-hidden' : styles.time}
        dateTime={isoOf(time)}
        title={formatMoment(time, locale)}
      >
        {formatTimeOfDay(time, locale)}
      </time>
    </li>
  );
}

/** A stored wheel may hold any number; beyond these no date exists. */
const isoOf = (time: number) => (Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined);

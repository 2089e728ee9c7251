import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { useMore } from '../../components/visible-rows/use-visible-rows';
import { formatList } from '../../i18n/format';
import { formatDuration } from '../../i18n/format-time';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { howReplaced } from '../../live/how-replaced';
import type { CheckedStep } from '../../receipts/verify-receipt';
import styles from './VerifyPage.module.css';
import type { ClaimRecord } from './verification';

interface ClaimsRecordProps {
  record: ClaimRecord;
  winners: readonly string[];
  verdict: CheckedStep['verdict'] | undefined;
  textOf: (guid: string) => string;
}

/** More names than these aren't read in a sentence; the receipt has them all. */
const mostNamed = 20;

/** Who was drawn first, who claimed, who was replaced, when and why. Of a record that doesn't hold nothing is repeated. */
export function ClaimsRecord({ record, winners, verdict, textOf }: ClaimsRecordProps) {
  const { t } = useTranslation('verify', 'record');
  const { locale } = useLanguage();
  const { shown, next, showMore } = useMore(record.events, 100);
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  const first = winners.slice(0, mostNamed).map(textOf);
  const more = winners.length > mostNamed ? ['…'] : [];
  if (verdict === 'fails')
    return (
      <Card title={t('title')} isPart>
        <p className={styles.bad}>{t('fails')}</p>
      </Card>
    );
  return (
    <Card title={t('title')} isPart>
      {verdict !== 'holds' && <p className={styles.bad}>{t('unknown')}</p>}
      <p className={cards.text} dir="auto">
        {t('first', { names: formatList([...first, ...more], locale, 'unit') })}
      </p>
      <ol className={styles.record}>
        {shown.map((event, at) => {
          const time = Date.parse(event.at);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the events of a record keep their places
            <li key={at}>
              {!Number.isNaN(time) && (
                <time className={styles.at} dateTime={event.at}>
                  {moment.format(time)}
                </time>
              )}
              <Event event={event} textOf={textOf} />
            </li>
          );
        })}
      </ol>
      {next > 0 && <Button onClick={showMore}>{t('common:more', { next })}</Button>}
    </Card>
  );
}

interface EventProps {
  event: ClaimRecord['events'][number];
  textOf: (guid: string) => string;
}

function Event({ event, textOf }: EventProps) {
  const { kind, by, guid, next, seconds, reason } = event;
  const { t } = useTranslation('verify', 'record');
  const { locale } = useLanguage();
  const name = textOf(guid);
  if (kind === 'began') return <span>{t('began', { time: formatDuration(seconds, locale) })}</span>;
  if (kind === 'ended') return <span>{t('ended')}</span>;
  if (kind === 'claimed')
    return <span dir="auto">{t(by === 'host' ? 'claimed.host' : 'claimed.winner', { name })}</span>;
  const instead = next ? t('next', { name: textOf(next) }) : t('nobody');
  return (
    <>
      <span dir="auto">{t(`replaced.${howReplaced(event)}`, { name, reason })}</span>
      <span dir="auto">{instead}</span>
    </>
  );
}

import type { CaseVerdict, ReportCase } from '../../../api/admin';
import { longestMessage, reportReasons } from '../../../api/reviews';
import { Button } from '../../../components/controls/Button';
import { FillWheel } from '../../../components/fill-wheel/FillWheel';
import { useTranslation } from '../../../i18n/use-translation';
import { distinctFills } from '../../../wheel/drawing/distinct-fills';
import cards from '../moderation/QueueCard.module.css';
import { ReplyBox } from '../moderation/ReplyBox';
import styles from './CaseCard.module.css';
import { CaseReports } from './CaseReports';

const verdicts = {
  open: ['keep', 'takeDown'],
  kept: ['takeDown', 'restore'],
  takenDown: ['keep', 'restore'],
} as const;

interface CaseCardProps {
  reported: ReportCase;
  isSelected: boolean;
  isNoting: boolean;
  onSelect: () => void;
  onVerdict: (verdict: CaseVerdict, note?: string) => void;
  onNote: () => void;
  onCancelNote: () => void;
}

export function CaseCard(props: CaseCardProps) {
  const { reported, isSelected, isNoting, onSelect, onVerdict, onNote, onCancelNote } = props;
  const { t } = useTranslation(['cases', 'reports']);
  const { number, state, reasons } = reported;
  const name = reported.wheelName.trim() || t('common:wheel');
  return (
    <article
      className={cards.card}
      aria-label={t('case', { number, name })}
      tabIndex={isSelected ? 0 : -1}
      data-selected={isSelected}
      onFocus={onSelect}
    >
      <div className={styles.head}>
        <FillWheel fills={distinctFills(reported.colors)} className={styles.picture} />
        <div className={styles.about}>
          <h2 className={cards.name}>
            {reported.isShared ? (
              <a className={styles.open} href={`/share/${reported.shareId}`} target="_blank" rel="noreferrer">
                <bdi>{name}</bdi>
              </a>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h2>
          <p className={styles.facts}>
            {t('common:choices', { count: reported.sliceCount })} · {t('owner', { name: reported.ownerName })}
            {state !== 'takenDown' && !reported.isShared && ` · ${t('unshared')}`}
          </p>
        </div>
        <span className={cards.number}>{number}</span>
      </div>
      <p className={styles.choices} dir="auto">
        {reported.choices.filter(Boolean).join(' · ')}
        {reported.sliceCount > reported.choices.length && ' …'}
      </p>
      <ul className={styles.reasons} aria-label={t('reasons')}>
        {reportReasons
          .filter((reason) => reasons[reason])
          .map((reason) => (
            <li key={reason}>
              {t('times', { count: reasons[reason] ?? 0, reason: t(`reports:reasons.${reason}`) })}
            </li>
          ))}
      </ul>
      <CaseReports reported={reported} />
      {reported.note && <p className={cards.usage}>{t('noted', { text: reported.note })}</p>}
      {isNoting ? (
        <ReplyBox
          reply=""
          longest={longestMessage}
          labels={{
            label: t('note.label'),
            hint: t('note.hint'),
            save: t('actions.takeDown'),
            cancel: t('common:cancel'),
          }}
          onSave={(note) => onVerdict('takeDown', note)}
          onCancel={onCancelNote}
        />
      ) : (
        <div className={cards.actions}>
          {verdicts[state].map((verdict) => (
            <Button
              key={verdict}
              look={isSelected && verdict === 'takeDown' ? 'main' : 'quiet'}
              onClick={() => onVerdict(verdict)}
            >
              {t(`actions.${verdict}`)}
            </Button>
          ))}
          {state !== 'takenDown' && <Button onClick={onNote}>{t('actions.note')}</Button>}
        </div>
      )}
    </article>
  );
}

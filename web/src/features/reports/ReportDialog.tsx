import { useEffect, useRef } from 'react';
import { reportReasons } from '../../api/reviews';
import { Button } from '../../components/controls/Button';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { TextAreaField, TextField } from '../../components/field/TextField';
import { Message } from '../../components/message/Message';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { problemText } from '../../components/problem/problem-text';
import { Segment } from '../../components/segment/Segment';
import { useTranslation } from '../../i18n/use-translation';
import { needsMessage } from './check-report';
import styles from './ReportDialog.module.css';
import { useReportForm } from './use-report-form';

export function ReportDialog({ shareId, onClose }: DialogProps<'report'>) {
  const { t } = useTranslation('reports');
  const { draft, change, problem, form, faults, phase } = useReportForm(shareId);
  const isSending = phase === 'sending';

  return (
    <CardDialog title={t('title')} onClose={onClose}>
      {phase === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form {...form} className={styles.form}>
          <Segment
            label={t('reason.label')}
            look="list"
            isRequired
            fault={faults.reason && t('reason.missing')}
            name="reason"
            value={draft.reason}
            options={reportReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            onChange={(reason) => change({ reason })}
          />
          <TextAreaField
            label={t('message.label')}
            isOptional={!needsMessage(draft.reason)}
            fault={faults.message && t(`message.${faults.message}`)}
            name="message"
            rows={3}
            value={draft.message}
            aria-required={needsMessage(draft.reason)}
            onText={(message) => change({ message })}
          />
          <TextField
            label={t('email.label')}
            isOptional
            fault={faults.email && t('email.invalid')}
            hint={t('email.hint')}
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            maxLength={254}
            value={draft.email}
            onText={(email) => change({ email })}
          />
          <ProblemLine>{problem && problemText(problem, 'reports')}</ProblemLine>
          <Answers>
            <Button type="submit" look="main" aria-disabled={isSending}>
              {isSending ? t('common:sending') : t('send')}
            </Button>
          </Answers>
        </form>
      )}
    </CardDialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('reports');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    text.current?.focus();
  }, []);
  return (
    <div className={styles.form}>
      <Message ref={text} className={styles.thanks} tabIndex={-1}>
        {t('thanks')}
      </Message>
      <Answers>
        <Button look="main" onClick={onClose}>
          {t('done')}
        </Button>
      </Answers>
    </div>
  );
}

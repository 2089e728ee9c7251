import { type FormEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../components/controls/Button';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { FormField } from '../../components/form-field/FormField';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { problemText } from '../../components/problem/problem-text';
import { TextArea, TextBox } from '../../components/text-box/TextBox';
import { useTranslation } from '../../i18n/use-translation';
import { needsMessage } from './check-report';
import { ReasonChoice } from './ReasonChoice';
import styles from './ReportDialog.module.css';
import { useReportForm } from './use-report-form';

export function ReportDialog({ shareId, onClose }: DialogProps<'report'>) {
  const { t } = useTranslation('reports');
  const { draft, change, faults, stage, problem, send } = useReportForm(shareId);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const isSending = stage === 'sending';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const [first] = Object.keys(await send());
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return (
    <CardDialog title={t('title')} close={t('common:close')} onClose={onClose}>
      {stage === 'sent' ? (
        <Thanks onClose={onClose} />
      ) : (
        <form ref={form} className={styles.form} noValidate aria-busy={isSending} onSubmit={submit}>
          <ReasonChoice
            reason={draft.reason}
            isMissing={faults.reason !== undefined}
            onReason={(reason) => change({ reason })}
          />
          <FormField
            id={`${id}-message`}
            label={t('message.label')}
            isOptional={!needsMessage(draft.reason)}
            fault={faults.message && t(`message.${faults.message}`)}
          >
            <TextArea
              id={`${id}-message`}
              name="message"
              rows={3}
              dir="auto"
              value={draft.message}
              aria-required={needsMessage(draft.reason)}
              aria-invalid={faults.message !== undefined}
              aria-describedby={`${id}-message-told`}
              onChange={(event) => change({ message: event.currentTarget.value })}
            />
          </FormField>
          <FormField
            id={`${id}-email`}
            label={t('email.label')}
            isOptional
            fault={faults.email && t('email.invalid')}
            hint={t('email.hint')}
          >
            <TextBox
              id={`${id}-email`}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={draft.email}
              aria-invalid={faults.email !== undefined}
              aria-describedby={`${id}-email-told`}
              onChange={(event) => change({ email: event.currentTarget.value })}
            />
          </FormField>
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
      <p ref={text} className={styles.thanks} tabIndex={-1} role="status">
        {t('thanks')}
      </p>
      <Answers>
        <Button look="main" onClick={onClose}>
          {t('done')}
        </Button>
      </Answers>
    </div>
  );
}

import { useState } from 'react';
import { problemOf } from '../../api/problem';
import { Button } from '../../components/controls/Button';
import { Panel, usePanel } from '../../components/dialog/Panel';
import { TextField } from '../../components/field/TextField';
import { useForm } from '../../components/field/use-form';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Claims.module.css';
import { useAsking } from './use-asking';

/** As the server takes it; `ReplaceRequest` in api/openapi.yaml. */
const longestReason = 120;

const ready = ['absent', 'declined', 'excluded'] as const;

/** The host passes over a winner and says why; the next in the order of the draw comes instead. */
export function PassOver({ guid, name }: { guid: string; name: string }) {
  const { t } = useTranslation('live', 'claims');
  const { id, button, close } = usePanel();
  const label = t('common:labelled', { label: t('passOver'), value: name });
  const [reason, setReason] = useState('');
  const { ask, problem } = useAsking((error) =>
    problemOf(error) === 'filtered' ? t('reason.filtered') : undefined,
  );
  const { form, faults, phase } = useForm<{ reason?: string }>({
    check: () => (reason.trim() === '' ? { reason: t('reason.missing') } : {}),
    send: async () => {
      const isDone = await ask(({ passOver }) => passOver(guid, reason.trim()));
      if (isDone) close();
      return isDone;
    },
  });
  return (
    <>
      <Button aria-label={label} {...button}>
        {t('passOver')}
      </Button>
      <Panel id={id} label={label} className={styles.panel}>
        <form {...form} className={styles.form}>
          <p className={styles.text}>{t('reason.text', { name })}</p>
          <div className={styles.ways}>
            {ready.map((each) => (
              <Button key={each} onClick={() => setReason(t(`reason.${each}`))}>
                {t(`reason.${each}`)}
              </Button>
            ))}
          </div>
          <TextField
            label={t('reason.label')}
            name="reason"
            dir="auto"
            autoComplete="off"
            maxLength={longestReason}
            hint={t('reason.hint')}
            fault={faults.reason || problem}
            value={reason}
            onText={setReason}
          />
          <Button type="submit" look="main" disabled={phase === 'sending'}>
            {t('reason.go')}
          </Button>
        </form>
      </Panel>
    </>
  );
}

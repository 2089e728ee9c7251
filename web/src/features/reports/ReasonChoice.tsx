import { type ReportReason, reportReasons } from '../../api/report-reasons';
import { RadioField } from '../../components/form-field/RadioField';
import { useTranslation } from '../../i18n/use-translation';
import styles from './ReasonChoice.module.css';

interface ReasonChoiceProps {
  reason: ReportReason | undefined;
  isMissing: boolean;
  onReason: (reason: ReportReason) => void;
}

export function ReasonChoice({ reason, isMissing, onReason }: ReasonChoiceProps) {
  const { t } = useTranslation('reports');
  return (
    <RadioField label={t('reason.label')} fault={isMissing ? t('reason.missing') : undefined}>
      <div className={styles.reasons}>
        {reportReasons.map((each) => (
          <label key={each} className={styles.reason}>
            <input
              className={styles.radio}
              type="radio"
              name="reason"
              value={each}
              checked={reason === each}
              onChange={() => onReason(each)}
            />
            {t(`reasons.${each}`)}
          </label>
        ))}
      </div>
    </RadioField>
  );
}

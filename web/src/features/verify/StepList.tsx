import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import { useTranslation } from '../../i18n/use-translation';
import { inGroups } from '../../receipts/sealed-draw';
import type { CheckedStep } from '../../receipts/verify-receipt';
import styles from './StepList.module.css';

const icons = {
  holds: IconCircleCheck,
  fails: IconCircleX,
  hidden: IconEyeOff,
  unlogged: IconHelpCircle,
  unproven: IconHelpCircle,
  late: IconHelpCircle,
  unknown: IconHelpCircle,
};

function labelsOf(step: CheckedStep['name']) {
  if (step === 'signature') return { said: 'signature', found: 'key' } as const;
  return step === 'log'
    ? ({ said: 'root', found: 'leaf' } as const)
    : ({ said: 'said', found: 'found' } as const);
}

/** What was noted before the draw is in groups there, and so here. */
const numberOf = (step: CheckedStep['name'], text: string) =>
  (step === 'commitment' ? inGroups(text) : text) || '–';

/** Each step with its verdict, and the values it compared. */
export function StepList({ steps }: { steps: CheckedStep[] }) {
  const { t } = useTranslation('verify');
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, verdict, said, found, places }) => {
        const Icon = icons[verdict];
        return (
          <li key={name} className={styles.step} data-verdict={verdict}>
            <Icon size={26} aria-hidden />
            <div>
              <h3 className={styles.title}>
                {t(`steps.${name}.title`)}
                <span className={styles.verdict}>{t(`verdicts.${verdict}`)}</span>
              </h3>
              <p className={styles.text}>{t(`steps.${name}.text`)}</p>
              {places && <p className={styles.text}>{t('places', places)}</p>}
              {(said !== '' || found !== '') && (
                <details className={styles.details}>
                  <summary>{t('details')}</summary>
                  <dl>
                    <dt>{t(labelsOf(name).said)}</dt>
                    <dd>{numberOf(name, said)}</dd>
                    <dt>{t(labelsOf(name).found)}</dt>
                    <dd>{numberOf(name, found)}</dd>
                  </dl>
                </details>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

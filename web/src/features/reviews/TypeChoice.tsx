import { RadioField } from '../../components/form-field/RadioField';
import { RadioLabel } from '../../components/radio-label/RadioLabel';
import { type FeedbackType, feedbackTypes, typeIcons } from '../../components/review/feedback-types';
import { useTranslation } from '../../i18n/use-translation';
import styles from './TypeChoice.module.css';

interface TypeChoiceProps {
  type: FeedbackType | undefined;
  isMissing: boolean;
  onType: (type: FeedbackType) => void;
}

export function TypeChoice({ type, isMissing, onType }: TypeChoiceProps) {
  const { t } = useTranslation('feedback');
  return (
    <RadioField label={t('form.type.label')} fault={isMissing ? t('form.type.missing') : undefined}>
      <div className={styles.types}>
        {feedbackTypes.map((each) => {
          const Icon = typeIcons[each];
          return (
            <RadioLabel
              key={each}
              className={styles.type}
              name="type"
              value={each}
              checked={type === each}
              onChange={() => onType(each)}
            >
              <Icon size={20} aria-hidden />
              {t(`types.${each}`)}
            </RadioLabel>
          );
        })}
      </div>
    </RadioField>
  );
}

import IconBug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs';
import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHelpCircle from '@tabler/icons-react/dist/esm/icons/IconHelpCircle.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { useTranslation } from 'react-i18next';
import { RadioLabel } from '../../components/radio-label/RadioLabel';
import { type FeedbackType, feedbackTypes } from './draft';
import { RadioField } from './RadioField';
import styles from './TypeChoice.module.css';

export const typeIcons = {
  praise: IconHeart,
  idea: IconBulb,
  bug: IconBug,
  question: IconHelpCircle,
  other: IconMessageCircle,
};

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

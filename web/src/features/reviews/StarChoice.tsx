import { useState } from 'react';
import { RadioGroup } from '../../components/segment/RadioGroup';
import { RadioLabel } from '../../components/segment/RadioLabel';
import { StarShape } from '../../components/stars/StarShape';
import { useTranslation } from '../../i18n/use-translation';
import styles from './StarChoice.module.css';

const values = [1, 2, 3, 4, 5] as const;

interface StarChoiceProps {
  /** 0: none yet. */
  rating: number;
  isMissing: boolean;
  onRating: (rating: number) => void;
}

/** Whole stars: one tab stop, and the arrow keys choose. */
export function StarChoice({ rating, isMissing, onRating }: StarChoiceProps) {
  const { t } = useTranslation('feedback');
  const [hovered, setHovered] = useState(0);
  const shown = hovered || rating;
  const word = values.find((value) => value === shown);
  return (
    <RadioGroup
      isRequired
      label={t('form.rating.label')}
      fault={isMissing ? t('form.rating.missing') : undefined}
      size="large"
    >
      <div className={styles.line}>
        <div className={styles.stars} onPointerLeave={() => setHovered(0)}>
          {values.map((value) => (
            <RadioLabel
              key={value}
              className={styles.star}
              name="rating"
              value={value}
              checked={rating === value}
              onChange={() => onRating(value)}
              onPointerEnter={() => setHovered(value)}
            >
              <span className="visually-hidden">{t('stars', { count: value })}</span>
              <StarShape fill={value <= shown ? 'full' : 'empty'} size={40} />
            </RadioLabel>
          ))}
        </div>
        <span className={styles.word} aria-hidden="true">
          {word && t(`form.rating.words.${word}`)}
        </span>
      </div>
    </RadioGroup>
  );
}

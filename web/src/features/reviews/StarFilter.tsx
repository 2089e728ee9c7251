import { Segment } from '../../components/segment/Segment';
import { StarShape } from '../../components/stars/StarShape';
import { useTranslation } from '../../i18n/use-translation';
import { type StarValue, starValues } from './read-summary';

interface StarFilterProps {
  stars: StarValue | undefined;
  onStars: (stars: StarValue | undefined) => void;
}

export function StarFilter({ stars, onStars }: StarFilterProps) {
  const { t } = useTranslation('feedback');
  const ofStars = (value: StarValue) => ({
    value: `${value}`,
    label: t('stars', { count: value }),
    shown: (
      <>
        {value}
        <StarShape fill="full" size={16} />
      </>
    ),
  });
  return (
    <Segment
      label={t('reviews.filter')}
      isLabelHidden
      value={`${stars ?? 'all'}`}
      options={[{ value: 'all', label: t('reviews.all') }, ...starValues.map(ofStars)]}
      onChange={(chosen) => onStars(starValues.find((value) => `${value}` === chosen))}
    />
  );
}

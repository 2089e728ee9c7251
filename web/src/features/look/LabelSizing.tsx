import { useStore } from 'zustand';
import { Segment } from '../../components/segment/Segment';
import { useTranslation } from '../../i18n/use-translation';
import { setLabelSizing } from '../../wheel/edits/look-edits';
import { wheelStore } from '../../wheel/store';

/** Whether names fill their slices or have the sizes of the classic wheel. */
export function LabelSizing() {
  const { t } = useTranslation('look');
  const isClassic = useStore(wheelStore, ({ wheel }) => wheel.look.text?.sizing === 'classic');
  return (
    <Segment
      label={t('labels.title')}
      value={isClassic ? 'classic' : 'fill'}
      options={[
        { value: 'fill', label: t('labels.fill') },
        { value: 'classic', label: t('labels.classic') },
      ]}
      onChange={(sizing) => wheelStore.getState().edit(setLabelSizing(sizing))}
    />
  );
}

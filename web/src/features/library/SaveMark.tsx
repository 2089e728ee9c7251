import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import IconCloudUp from '@tabler/icons-react/dist/esm/icons/IconCloudUp.mjs';
import IconCloudX from '@tabler/icons-react/dist/esm/icons/IconCloudX.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import { problemSentence } from '../../cloud/save-problem';
import { useTranslation } from '../../i18n/use-translation';
import type { WheelCard } from '../../library/wheel-record';

const icons = {
  here: IconDeviceLaptop,
  unsaved: IconCloudUp,
  waiting: IconCloudOff,
  refused: IconCloudX,
  conflict: IconCloudX,
};

interface SaveMarkProps {
  card: Pick<WheelCard, 'state' | 'problem' | 'coEditor'>;
  className: string | undefined;
  textClassName?: string | undefined;
}

/** What the cloud doesn't have of a wheel, and why. A save that is on its way has no mark. */
export function SaveMark({ card: { state, problem, coEditor }, className, textClassName }: SaveMarkProps) {
  const { t } = useTranslation('library');
  if (state === 'saved' || state === 'saving') return null;
  const Icon = icons[state];
  const title = problem ? problemSentence(problem, coEditor !== undefined) : t(`mark.${state}`);
  return (
    <span className={className} title={title}>
      <Icon size={16} aria-hidden />
      <span className={textClassName}>{t(`mark.${state}`)}</span>
    </span>
  );
}

import IconLoader2 from '@tabler/icons-react/dist/esm/icons/IconLoader2.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import { useStore } from 'zustand';
import { IconButton } from '../../components/controls/IconButton';
import { useTranslation } from '../../i18n/use-translation';
import { previewStateOf, previewStore, togglePreview } from '../preview';
import type { SoundEvent } from '../sound-event';
import { resolveSound } from '../sound-shelf';
import styles from './PreviewButton.module.css';

const icons = { idle: IconPlayerPlay, loading: IconLoader2, playing: IconPlayerStop };

interface PreviewButtonProps {
  /** Unique on the screen. */
  id: string;
  name: string;
  event: SoundEvent;
  loudness: number;
  onFailed?: () => void;
}

/** Plays a sound; pressed again, it stops. */
export function PreviewButton({ id, name, event, loudness, onFailed }: PreviewButtonProps) {
  const { t } = useTranslation('sound');
  const state = useStore(previewStore, (preview) => previewStateOf(preview, id));
  const Icon = icons[state];
  return (
    <IconButton
      className={styles.preview}
      label={t(`preview.${state}`, { name })}
      aria-busy={state === 'loading'}
      data-state={state}
      onClick={() => void togglePreview({ key: id, loudness, find: () => resolveSound(event), onFailed })}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  );
}

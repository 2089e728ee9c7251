import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import { type RefObject, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import styles from './RoundButton.module.css';

const onChange = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};

/** The wheel alone; absent where the browser has no full screen, as on an iPhone. */
export function FullScreenButton({ stage }: { stage: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('spin');
  const isFull = useSyncExternalStore(onChange, () => document.fullscreenElement !== null);
  if (!document.fullscreenEnabled) return null;

  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : stage.current?.requestFullscreen();
    change?.catch((error: unknown) => console.warn('The browser refused full screen.', error));
  };
  const label = t(isFull ? 'fullScreen.leave' : 'fullScreen.enter');
  const Icon = isFull ? IconMinimize : IconMaximize;
  return (
    <button
      type="button"
      className={styles.round}
      aria-label={label}
      title={label}
      data-full-screen
      onClick={toggle}
    >
      <Icon size={24} aria-hidden />
    </button>
  );
}

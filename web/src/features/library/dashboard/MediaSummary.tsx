import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { useTranslation } from '../../../i18n/use-translation';
import { openExplorer } from '../../../media/picker/OpenExplorerButton';
import { useMediaList } from '../../../media/picker/use-media-list';
import styles from './DashboardPage.module.css';

/** How many images and sounds the user has, with a link to them. */
export function MediaSummary() {
  const { t } = useTranslation('dashboard');
  const images = useMediaList('image');
  const sounds = useMediaList('sound');
  const isKnown = images.state === 'ready' && sounds.state === 'ready';
  return (
    <button
      type="button"
      className={styles.glance}
      aria-haspopup="dialog"
      onClick={() => void openExplorer()}
    >
      <IconPhoto size={28} aria-hidden />
      <span className={styles.who}>
        <span className={styles.userName}>{t('media.title')}</span>
        {isKnown && (
          <span className={styles.plan}>
            {t('media.images', { count: images.items.length })} ·{' '}
            {t('media.sounds', { count: sounds.items.length })}
          </span>
        )}
      </span>
    </button>
  );
}

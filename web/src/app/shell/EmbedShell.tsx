import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { wasNotFound, wasTakenDown } from '../../cloud/cloud-error';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { StageSound } from '../../features/sound/SoundToggle';
import { SpinStage } from '../../features/spin/SpinStage';
import { wheelStore } from '../../wheel/store';
import { routeOf } from '../routes';
import styles from './EmbedShell.module.css';
import { Mark } from './Mark';

/** The wheel alone, in a frame of another site; the little wheel in the corner leads to its page. */
export function EmbedShell() {
  const { t } = useTranslation('shell');
  const name = useStore(wheelStore, (state) => state.config['wheel-definition'].name)?.trim() || t('wheel');
  const isGone = useStore(wheelStore, ({ config }) => isMissing(config.source));
  return (
    <main className={styles.embed}>
      <h1 className={styles.name}>{isGone ? t(`embed.${reason()}`) : name}</h1>
      <div className={styles.stage}>{!isGone && <SpinStage sound={<StageSound />} />}</div>
      <a
        className={styles.home}
        href={pageAddress()}
        target="_blank"
        rel="noreferrer"
        aria-label={t('embed.open')}
      >
        <Mark className={styles.mark} />
        Wheelwright
      </a>
      {!isGone && routeOf(window.location).kind === 'share' && (
        <a className={styles.report} href={`${pageAddress()}#report`} target="_blank" rel="noreferrer">
          {t('embed.report')}
        </a>
      )}
      <ToastRegion />
    </main>
  );
}

/** Another's page must not show a wheel that nobody put there. */
const isMissing = (source: string | undefined): boolean =>
  routeOf(window.location).kind === 'share' && source !== 'shared';

function reason(): 'takenDown' | 'gone' | 'unreachable' {
  if (wasTakenDown()) return 'takenDown';
  return wasNotFound() ? 'gone' : 'unreachable';
}

function pageAddress(): string {
  const route = routeOf(window.location);
  if (route.kind === 'share') return `/share/${encodeURIComponent(route.shareId)}`;
  if (route.kind === 'slug') return `/${route.language}/wheels/${route.slug.replace(/^wheels\//, '')}`;
  return `/${route.language}/`;
}

import { useStore } from 'zustand';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { StageSound } from '../../features/sound/SoundToggle';
import { SpinStage } from '../../features/spin/SpinStage';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { ui } from '../../state/ui';
import { wheelStore } from '../../wheel/store';
import { drawEmbedded } from '../embedding/embedding';
import { routeOf } from '../routes';
import styles from './EmbedShell.module.css';
import { Mark } from './Mark';

/** The wheel alone, in a frame of another site; the logo in the corner links to the wheel's page. */
export function EmbedShell() {
  const { t } = useTranslation('embed');
  const { code } = useLanguage();
  const missing = useStore(ui, ({ missingWheel }) => missingWheel);
  const name = useStore(wheelStore, (state) => state.wheel.name)?.trim() || t('common:wheel');
  if (missing)
    return (
      <main className={styles.missing}>
        <Mark className={styles.mark} />
        <h1 className={styles.reason}>{t(missing)}</h1>
        <a className={styles.elsewhere} href={`/${code}/`} target="_blank" rel="noreferrer">
          Wheelwright
        </a>
        <ToastRegion />
      </main>
    );
  return (
    <main className={styles.embed}>
      <h1 className={styles.name}>{name}</h1>
      <div className={styles.stage}>
        <SpinStage sound={<StageSound />} drawByMode={drawEmbedded} />
      </div>
      <a className={styles.home} href={pageAddress()} target="_blank" rel="noreferrer" aria-label={t('open')}>
        <Mark className={styles.mark} />
        Wheelwright
      </a>
      {routeOf(window.location).kind === 'share' && (
        <a className={styles.report} href={`${pageAddress()}#report`} target="_blank" rel="noreferrer">
          {t('report')}
        </a>
      )}
      <ToastRegion />
    </main>
  );
}

function pageAddress(): string {
  const route = routeOf(window.location);
  if (route.kind === 'share') return `/share/${encodeURIComponent(route.shareId)}`;
  if (route.kind === 'slug') return `/${route.language}/wheels/${route.slug.replace(/^wheels\//, '')}`;
  return `/${route.language}/`;
}

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { QuestionHost } from '../../components/question/QuestionHost';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { FileDrop } from '../../features/choices/import/FileDrop';
import { ImportHost } from '../../features/choices/import/ImportHost';
import { CloudHost } from '../../features/cloud/CloudHost';
import { SliceDialogHost } from '../../features/slice/SliceDialogHost';
import { isWatching, roomStore } from '../../live/room-store';
import { Header } from './Header';
import { Hero } from './Hero';
import { headerItems } from './header-items';
import { KeyHost } from './KeyHost';
import { Panel } from './Panel';
import { panelStore } from './panel-state';
import styles from './Shell.module.css';

export function Shell() {
  const { t } = useTranslation('shell');
  const snap = useStore(panelStore, (state) => state.snap);
  const isOnlyWatched = useStore(roomStore, isWatching);
  return (
    <div className={styles.shell} data-snap={snap}>
      <a className={styles.skip} href="#wheel">
        {t('skip')}
      </a>
      <Header items={headerItems} />
      <Hero />
      <Panel />
      <SliceDialogHost />
      {!isOnlyWatched && <FileDrop />}
      <ImportHost />
      <CloudHost />
      <KeyHost />
      <ToastRegion />
      <QuestionHost />
    </div>
  );
}

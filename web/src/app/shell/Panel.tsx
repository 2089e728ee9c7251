import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { Tabs } from '../../components/tabs/Tabs';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, roomStore } from '../../live/room-store';
import { type PanelTab, showTab, ui } from '../../state/ui';
import { panels } from '../panels';
import styles from './Panel.module.css';
import { SheetHandle } from './SheetHandle';

/** The controls that edit the wheel: a column beside it, or a sheet below it. The style sheet decides which. */
export function Panel() {
  const { t } = useTranslation(['shell', 'choices']);
  const tab = useStore(ui, (state) => state.tab);
  // The wheel, or the press on a tab, comes first: to render the tab's content takes longer than a frame lasts.
  const shown = useDeferredValue<PanelTab | null>(tab, null);
  const content = useMemo(
    () => panels.map(({ id, part }) => id === shown && <ShowPart key={id} part={part} />),
    [shown],
  );
  const isOpen = useStore(ui, (state) => state.isPanelOpen);
  const wasClosed = useStore(ui, (state) => state.wasPanelClosed);
  const snap = useStore(ui, (state) => state.snap);
  const isOnlyWatched = useStore(roomStore, isWatching);

  return (
    <aside
      id="panel"
      className={styles.panel}
      aria-label={isOnlyWatched ? t('live.short') : t('panel.label')}
      data-open={isOpen}
      data-slides={wasClosed}
      data-snap={snap}
    >
      <SheetHandle />
      {isOnlyWatched ? (
        <div className={styles.watched} data-tab-content>
          <ShowPart part={watchPanelPart} />
        </div>
      ) : (
        <Tabs
          label={t('panel.label')}
          tabs={panels.map(({ id, label, part }) => ({ id, label: t(label), part }))}
          value={tab}
          onChange={(chosen) => showTab(chosen)}
        >
          {content}
        </Tabs>
      )}
    </aside>
  );
}

const watchPanelPart = lazyPart(
  async () => (await withTexts(import('../../features/live/WatchPanel'), 'live', 'share')).WatchPanel,
);

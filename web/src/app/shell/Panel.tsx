import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { Tabs } from '../../components/tabs/Tabs';
import { withTexts } from '../../i18n/load-texts';
import { isWatching, roomStore } from '../../live/room-store';
import { type PanelId, panels } from '../panels';
import styles from './Panel.module.css';
import { panelStore } from './panel-state';
import { SheetHandle } from './SheetHandle';

/** The controls that edit the wheel: a column beside it, or a sheet below it. The style sheet decides which. */
export function Panel() {
  const { t } = useTranslation(['shell', 'choices']);
  const [tab, setTab] = useState<PanelId>('choices');
  const isOpen = useStore(panelStore, (state) => state.isOpen);
  const snap = useStore(panelStore, (state) => state.snap);
  const sheet = useRef<HTMLElement>(null);
  const isOnlyWatched = useStore(roomStore, isWatching);

  return (
    <aside
      id="panel"
      ref={sheet}
      className={styles.panel}
      aria-label={isOnlyWatched ? t('live.short') : t('panel.label')}
      data-open={isOpen}
      data-snap={snap}
    >
      <SheetHandle sheet={sheet} />
      {isOnlyWatched ? (
        <div className={styles.watched} data-tab-content>
          <ShowPart part={watchPanelPart} />
        </div>
      ) : (
        <Tabs
          label={t('panel.label')}
          tabs={panels.map(({ id, label, icon }) => ({ id, label: t(label), icon }))}
          value={tab}
          onChange={setTab}
        >
          {panels.map(({ id, part }) => id === tab && <ShowPart key={id} part={part} />)}
        </Tabs>
      )}
    </aside>
  );
}

const watchPanelPart = lazyPart(
  async () => (await withTexts(import('../../features/live/WatchPanel'), 'live', 'share')).WatchPanel,
);

import type { DragEvent } from 'react';
import { useStore } from 'zustand';
import { lazyPart, usePart } from '../../components/lazy-part/lazy-part';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { withTexts } from '../../i18n/load-texts';
import { useTranslation } from '../../i18n/use-translation';
import { isWatching, roomStore } from '../../live/room-store';
import { ui } from '../../state/ui';
import { Header } from './Header';
import { Hero } from './Hero';
import { headerItems } from './header-items';
import { KeyHost } from './KeyHost';
import { Panel } from './Panel';
import styles from './Shell.module.css';
import { SiteNav } from './SiteNav';
import { WheelTitle } from './WheelTitle';

/** Not shown before something is dragged over the page: the first view does without it. */
export const dropPart = lazyPart(
  async () => (await withTexts(import('../../features/choices/import/DropAndPaste'), 'lists')).DropAndPaste,
);

/** The browser would leave the page for a file that is dropped before that part has loaded. */
const stayOnPage = (event: DragEvent) => {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
};

export function Shell() {
  const { t } = useTranslation('shell');
  const snap = useStore(ui, (state) => state.snap);
  const isOnlyWatched = useStore(roomStore, isWatching);
  const DropAndPaste = usePart(isOnlyWatched ? null : dropPart, (error) =>
    console.warn('Lists can neither be dropped nor pasted outside the field.', error),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press here, it only ignores dropped files
    <div className={styles.shell} data-snap={snap} onDragOver={stayOnPage} onDrop={stayOnPage}>
      <a className={styles.skip} href="#wheel">
        {t('skip')}
      </a>
      <Header items={headerItems} title={<WheelTitle />} nav={<SiteNav place="stage" />} />
      <Hero />
      <Panel />
      {DropAndPaste && <DropAndPaste />}
      <KeyHost />
      <ToastRegion place="stage" />
    </div>
  );
}

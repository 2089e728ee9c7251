import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { isLoginPage } from '../../i18n/addresses';
import { withTexts } from '../../i18n/load-texts';
import { Header } from './Header';
import styles from './PageShell.module.css';
import { pageHeaderItems } from './page-header-items';
import { SiteNav } from './SiteNav';

const footer = lazyPart(async () => (await withTexts(import('./SiteFooter'), 'legal')).SiteFooter);

/** A page of text and forms: the same header, and everything below it scrolls. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-decorated={isLoginPage()}>
      <Header items={pageHeaderItems} nav={<SiteNav place="page" />} />
      <main className={styles.main}>{children}</main>
      <ShowPart part={footer} />
      <ToastRegion />
    </div>
  );
}

import type { ReactNode } from 'react';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { AccountMenu } from '../../features/account/AccountMenu';
import { SearchButton } from '../../features/search/SearchButton';
import { isLoginPage } from '../../i18n/addresses';
import { withTexts } from '../../i18n/load-texts';
import { Header } from './Header';
import type { HeaderItem } from './header-items';
import { LanguageMenu } from './LanguageMenu';
import styles from './PageShell.module.css';
import { SchemeMenu } from './SchemeMenu';
import { SiteNav } from './SiteNav';

const footer = lazyPart(async () => (await withTexts(import('./SiteFooter'), 'legal')).SiteFooter);

const headerItems: readonly HeaderItem[] = [
  { name: 'search', Item: SearchButton },
  { name: 'language', Item: LanguageMenu },
  { name: 'scheme', Item: SchemeMenu },
  { name: 'account', Item: AccountMenu },
];

/** A page of text and forms: the same header, and everything below it scrolls. */
export function PageShell({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-decorated={isLoginPage()}>
      <Header items={headerItems} nav={<SiteNav place="page" />} />
      <main className={styles.main}>{children}</main>
      <ShowPart part={footer} />
      <ToastRegion />
    </div>
  );
}

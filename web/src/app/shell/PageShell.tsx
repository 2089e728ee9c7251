import type { LazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { QuestionHost } from '../../components/question/QuestionHost';
import { ToastRegion } from '../../components/toasts/ToastRegion';
import { Header } from './Header';
import { pageHeaderItems } from './header-items';
import styles from './PageShell.module.css';

/** A page of text and forms: the same header, and everything below it scrolls. */
export function PageShell({ page }: { page: LazyPart }) {
  return (
    <div className={styles.page}>
      <Header items={pageHeaderItems} />
      <main className={styles.main}>
        <ShowPart part={page} />
      </main>
      <ToastRegion />
      <QuestionHost />
    </div>
  );
}

import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Pages.module.css';

interface PagesProps {
  current: number;
  total: number;
  onPage: (page: number) => void;
}

/** Renders nothing where there is only one page. */
export function Pages({ current, total, onPage }: PagesProps) {
  const { t } = useTranslation('common');
  if (total <= 1) return null;
  return (
    <nav className={styles.pages} aria-label={t('pages.label')}>
      <button
        type="button"
        className={styles.page}
        aria-label={t('pages.previous')}
        disabled={current <= 1}
        onClick={() => onPage(current - 1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      {pageWindow(current, total).map((page) => (
        <button
          key={page}
          type="button"
          className={styles.page}
          aria-label={t('pages.page', { page })}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onPage(page)}
        >
          {page}
        </button>
      ))}
      <button
        type="button"
        className={styles.page}
        aria-label={t('pages.next')}
        disabled={current >= total}
        onClick={() => onPage(current + 1)}
      >
        <IconChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}

const width = 5;

/** The page numbers that are offered: up to five, with the current page in the middle where possible. */
export function pageWindow(current: number, total: number): number[] {
  const first = Math.max(1, Math.min(current - Math.floor(width / 2), total - width + 1));
  const count = Math.max(0, Math.min(width, total));
  return Array.from({ length: count }, (_, place) => first + place);
}

import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/controls/Button';
import { useMore } from '../../../components/visible-rows/use-visible-rows';
import type { Slice } from '../../../wheel/document/document';
import { sliceFill } from '../../../wheel/document/slice-fill';
import { wheelStore } from '../../../wheel/store';
import styles from './WinnersDialog.module.css';

interface WinnersListProps {
  title: string;
  slices: readonly Slice[];
}

/** The winners shown so far, in the order of the draw. */
export function WinnersList({ title, slices }: WinnersListProps) {
  const { t } = useTranslation('draw', { keyPrefix: 'winners' });
  const { shown, next, showMore } = useMore(slices, 100);
  if (slices.length === 0) return null;
  const fill = sliceFill(wheelStore.getState().wheel);
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{title}</h3>
      <ol className={styles.list}>
        {shown.map((slice) => (
          <li key={slice.guid} className={styles.drawn}>
            <span className={styles.dot} style={{ background: fill(slice) }} aria-hidden />
            <span className={styles.name} dir="auto">
              {slice.text.trim() || t('noText')}
            </span>
          </li>
        ))}
      </ol>
      {next > 0 && <Button onClick={showMore}>{t('more', { next })}</Button>}
    </section>
  );
}

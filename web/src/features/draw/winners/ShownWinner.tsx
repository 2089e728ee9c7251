import { useTranslation } from 'react-i18next';
import { winnerColors } from '../../../stage/winner-look';
import type { Slice } from '../../../wheel/document/document';
import { wheelStore } from '../../../wheel/store';
import styles from './WinnersDialog.module.css';

/** The winner that was just drawn. */
export function ShownWinner({ id, slice, place }: { id: string; slice: Slice; place: string }) {
  const { t } = useTranslation('draw', { keyPrefix: 'winners' });
  const { background, color } = winnerColors(slice, wheelStore.getState().wheel);
  return (
    <div id={id} className={styles.shown} role="status">
      <p className={styles.place}>{place}</p>
      <p key={slice.guid} className={styles.band} style={{ background, color }} dir="auto">
        {slice.text.trim() || t('noText')}
      </p>
    </div>
  );
}

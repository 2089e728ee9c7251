import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { snapSheet, ui } from '../../state/ui';
import styles from './SheetHandle.module.css';
import { snapAfterKey, snapAfterPress } from './sheet-snap';

/** The handle of the sheet, for clicks and arrow keys; `dragSheet` lets fingers pull it. */
export function SheetHandle() {
  const { t } = useTranslation('shell');
  const snap = useStore(ui, (state) => state.snap);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={snap === 'expanded' ? t('panel.smaller') : t('panel.larger')}
      aria-expanded={snap !== 'collapsed'}
      aria-controls="panel"
      data-handle
      onKeyDown={(event) => {
        const next = snapAfterKey(snap, event.key);
        if (next === snap) return;
        event.preventDefault();
        snapSheet(next);
      }}
      onClick={() => snapSheet(snapAfterPress(snap))}
    />
  );
}

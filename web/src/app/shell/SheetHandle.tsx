import type { RefObject } from 'react';
import { useStore } from 'zustand';
import { useTranslation } from '../../i18n/use-translation';
import { snapSheet, ui } from '../../state/ui';
import styles from './SheetHandle.module.css';
import { snapAfterKey, snapAfterPress } from './sheet-snap';
import { useSheetDrag } from './use-sheet-drag';

/** The handle of the sheet, for fingers, clicks and arrow keys. */
export function SheetHandle({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation('shell');
  const snap = useStore(ui, (state) => state.snap);
  const drag = useSheetDrag(sheet);
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={snap === 'expanded' ? t('panel.smaller') : t('panel.larger')}
      aria-expanded={snap !== 'collapsed'}
      aria-controls="panel"
      onKeyDown={(event) => {
        const next = snapAfterKey(snap, event.key);
        if (next === snap) return;
        event.preventDefault();
        snapSheet(next);
      }}
      {...drag.handlers}
      onClick={() => {
        if (!drag.wasDragged()) snapSheet(snapAfterPress(snap));
      }}
    />
  );
}

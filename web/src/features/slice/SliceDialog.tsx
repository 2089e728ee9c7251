import { type KeyboardEvent, type SubmitEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { SideDialog } from '../../components/dialog/SideDialog';
import { useUnfinishedDraft } from '../../components/text-box/use-unfinished-draft';
import { useTranslation } from '../../i18n/use-translation';
import { sliceEditor } from '../../stage/slice-editor';
import type { Slice } from '../../wheel/document/document';
import { wheelStore } from '../../wheel/store';
import styles from './SliceDialog.module.css';
import { SliceFields } from './SliceFields';
import { SlicePreview } from './SlicePreview';
import { SliceTabs } from './SliceTabs';
import { StockFields } from './StockFields';
import { canSave, draftOf, type SliceDraft, withDraft } from './slice-draft';

const sliceNow = (guid: string): Slice | undefined =>
  wheelStore.getState().wheel.slices.find((each) => each.guid === guid);

/** Edits one slice. Typed text waits for Save; colours, weight, volume and effect are saved at once. */
export function SliceDialog({ guid, tab, onClose }: DialogProps<'slice'>) {
  const slice = useStore(wheelStore, () => sliceNow(guid));
  // Undone, or deleted in another tab: there is nothing left to edit.
  useEffect(() => {
    if (!slice) onClose();
  }, [slice, onClose]);
  return slice ? <OpenSliceDialog slice={slice} tab={tab} onClose={onClose} /> : null;
}

function OpenSliceDialog({ slice, tab, onClose }: Omit<DialogProps<'slice'>, 'guid'> & { slice: Slice }) {
  const { t } = useTranslation('wheelOptions');
  const heading = useId();
  const text = useRef<HTMLTextAreaElement>(null);
  const [before] = useState(() => draftOf(slice));
  const [draft, setDraft] = useState(before);
  const isReady = canSave(draft, slice);
  const menuOfRow = useCallback(
    () => document.querySelector<HTMLElement>(`[data-menu="${CSS.escape(slice.guid)}"]`),
    [slice.guid],
  );
  useEffect(() => text.current?.select(), []);

  // Into the slice as it is now: its weight may have been committed a moment ago.
  const write = (fields: Partial<SliceDraft>) =>
    sliceEditor.replace(withDraft(sliceNow(slice.guid) ?? slice, fields));
  const { keep, drop } = useUnfinishedDraft({ before, draft, isReady, write });
  const cancel = () => {
    drop();
    onClose();
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isReady) return;
    keep();
    onClose();
  };
  // Here the page's key for a spin saves.
  const pressed = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  return (
    <SideDialog labelledBy={heading} first={text} returnTo={menuOfRow} onClose={cancel}>
      <form className={styles.form} onSubmit={save} onKeyDown={pressed}>
        <div className={styles.body}>
          <h2 id={heading} className={styles.title}>
            {t('sliceEdit.title')}
          </h2>
          <SlicePreview slice={slice} text={draft.text} />
          <SliceFields first={text} draft={draft} onChange={setDraft} />
          <StockFields slice={slice} />
          <SliceTabs slice={slice} first={tab} />
        </div>
        <div className={styles.answers}>
          <Button onClick={cancel}>{t('common:cancel')}</Button>
          <Button type="submit" look="main" disabled={!isReady}>
            {t('common:save')}
          </Button>
        </div>
      </form>
    </SideDialog>
  );
}

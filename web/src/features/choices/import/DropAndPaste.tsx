import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation';
import { isBehindDialog } from '../../../stage/keys';
import { isTypedInto } from '../../../stage/undo-key';
import styles from './DropAndPaste.module.css';
import { droppedFiles } from './dropped-files';
import { importText } from './import-text';
import { take } from './pick-and-open-file';

/**
 * Takes files and text that are dropped anywhere on the page or pasted outside a field. Otherwise the browser would
 * leave the page for a dropped file, and ignore the rest.
 */
export function DropAndPaste() {
  const { t } = useTranslation('lists');
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    /** Text and pictures of this page aren't new choices. */
    let isFromHere = false;
    const isTaken = ({ dataTransfer, target }: DragEvent) =>
      dataTransfer?.types.includes('Files') ||
      (dataTransfer?.types.includes('text/plain') && !isFromHere && !belongsElsewhere(target));
    const over = (event: DragEvent) => {
      const isWelcome = isTaken(event) === true;
      if (isWelcome) event.preventDefault();
      setOver(isWelcome);
    };
    const dropped = (event: DragEvent) => {
      setOver(false);
      if (!isTaken(event) || !event.dataTransfer) return;
      event.preventDefault();
      importData(event.dataTransfer, 'file first');
    };
    const pasted = (event: ClipboardEvent) => {
      if (event.defaultPrevented || !event.clipboardData || belongsElsewhere(event.target)) return;
      importData(event.clipboardData, 'text first');
    };
    const stop = listen({
      dragstart: () => {
        isFromHere = true;
      },
      dragend: () => {
        isFromHere = false;
      },
      dragover: over,
      dragleave: ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      drop: dropped,
      paste: pasted,
    });
    return stop;
  }, []);

  return (
    isOver && (
      <div className={styles.over}>
        <p className={styles.text}>
          <IconFileDownload size={28} aria-hidden />
          {t('drop')}
        </p>
      </div>
    )
  );
}

/** A field takes text itself, and so does a dialog. */
const belongsElsewhere = (target: EventTarget | null): boolean => isTypedInto(target) || isBehindDialog();

/** A spreadsheet copies a picture of its cells too; a dropped file may come with its name. */
function importData(data: DataTransfer, order: 'file first' | 'text first'): void {
  const text = data.getData('text/plain');
  const hasFiles = data.files.length > 0 && (order === 'file first' || text.trim() === '');
  if (hasFiles) void take(droppedFiles(data));
  else if (text.trim() !== '') void importText(text);
}

type Listeners = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

function listen(listeners: Listeners): () => void {
  const ending = new AbortController();
  for (const [name, listener] of Object.entries(listeners))
    document.addEventListener(name, listener as (event: Event) => void, { signal: ending.signal });
  return () => ending.abort();
}

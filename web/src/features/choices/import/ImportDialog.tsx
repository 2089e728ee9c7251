import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/controls/Button';
import type { DialogProps } from '../../../components/dialog/open-dialog';
import { SideDialog } from '../../../components/dialog/SideDialog';
import { Message } from '../../../components/message/Message';
import { SwitchRow } from '../../../components/switch/SwitchRow';
import { useTranslation } from '../../../i18n/use-translation';
import { isReplaceableSample } from '../../../stage/replace-sample';
import type { ListSource } from '../../../wheel/document/list-source';
import { changeFields } from '../../../wheel/edits/edits';
import { appendChoices, mostChoices, replaceChoices } from '../../../wheel/edits/list-edits';
import { addChoices } from '../add-choices';
import { editAndTell } from '../edit-and-tell';
import styles from './ImportDialog.module.css';
import { ImportOptions } from './ImportOptions';
import { ImportPreview } from './ImportPreview';
import { ReadingSummary } from './ReadingSummary';
import { type Import, useImport } from './use-import';

const addBox = () => document.getElementById('new-choice');

/** A list before it becomes choices: how it is read, and the result. */
export function ImportDialog({ name, text, url, onClose }: DialogProps<'import'>) {
  const { t } = useTranslation('import');
  const title = useId();
  const first = useRef<HTMLButtonElement>(null);
  const wanted = useImport(name, text, url !== undefined);
  const [isKept, setKept] = useState(true);
  const { list, isReplacing, brokenLine } = wanted;
  const room = isReplacing ? mostChoices : Math.max(0, mostChoices - wanted.onWheel);
  const count = Math.min(list.choices.length, room);

  // Choices that are added to others aren't the wheel's list.
  const source = url !== undefined && (isReplacing || wanted.onWheel === 0) ? sourceOf(url, wanted) : null;
  const keep = changeFields(() => (source && isKept ? { listSource: source } : {}));

  const confirm = async () => {
    onClose();
    if (isReplacing && isReplaceableSample()) return addChoices(list.choices, keep);
    const edit = isReplacing ? replaceChoices(list.choices) : appendChoices(list.choices);
    editAndTell(
      (wheel) => keep(edit(wheel)),
      () => t('done', { count }),
    );
  };

  return (
    <SideDialog labelledBy={title} first={first} returnTo={addBox} onClose={onClose}>
      <header className={styles.header}>
        <h2 id={title} className={styles.title}>
          {t(name === '' ? 'pasted' : 'title')}
        </h2>
        {name !== '' && <p className={styles.file}>{name}</p>}
      </header>
      <div className={styles.body}>
        {brokenLine === undefined && <ReadingSummary wanted={wanted} />}
        <ImportOptions wanted={wanted} />
        {source && <SwitchRow label={t('address.keep')} isOn={isKept} onChange={setKept} />}
        {brokenLine !== undefined && (
          <Message className={styles.fault} isUrgent>
            {t('brokenQuotes', { line: brokenLine })}
          </Message>
        )}
        {list.choices.length > room && (
          <Message className={styles.fault}>
            {t('tooMany', { found: list.choices.length, most: mostChoices, taken: count })}
          </Message>
        )}
        {brokenLine === undefined && <ImportPreview choices={list.choices} />}
      </div>
      <footer className={styles.footer}>
        <Button ref={first} onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button look="main" disabled={count === 0} onClick={confirm}>
          {t(isReplacing ? 'replace' : 'add', { count })}
        </Button>
      </footer>
    </SideDialog>
  );
}

const sourceOf = (url: string, wanted: Import): ListSource => ({
  url,
  reading: wanted.reading,
  hasHeader: wanted.columns.hasHeader,
  textColumn: wanted.columns.text,
  weightColumn: wanted.columns.weight,
  skipDuplicates: wanted.skipDuplicates,
  readsWeights: wanted.readsWeights && wanted.mayHaveWeights,
});

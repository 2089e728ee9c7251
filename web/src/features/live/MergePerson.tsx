import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { ListEntry } from '../../api/entries';
import { Button } from '../../components/controls/Button';
import { SelectField } from '../../components/field/SelectField';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';
import styles from './Room.module.css';

/** More names than these aren't offered; the alike ones come first. */
const mostOffered = 300;

/** Until the host chooses again: whom they had chosen has left. */
const nobody = { value: '', label: '…' };

const withoutNumber = (name: string): string => name.replace(/ \(\d+\)$/u, '').toLowerCase();

/** The people on the list who may be the same person: those with the same name first. */
function whoElse({ entryId, name }: ListEntry, people: readonly ListEntry[]): ListEntry[] {
  const others = people.filter((other) => other.entryId !== entryId);
  const isAlike = (other: ListEntry) => withoutNumber(other.name) === withoutNumber(name);
  return [...others.filter(isAlike), ...others.filter((other) => !isAlike(other))].slice(0, mostOffered);
}

/** Shown in place of a person of the list: the host says which other person they are. */
export function MergePerson({ entry, onEnd }: { entry: ListEntry; onEnd: () => void }) {
  const { t } = useTranslation('live');
  const others = useStore(roomStore, ({ people }) => people);
  const offered = whoElse(entry, others);
  const [chosen, setChosen] = useState(() => offered[0]?.entryId ?? '');
  const [isBusy, setBusy] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.querySelector('select')?.focus(), []);
  const into = offered.find(({ entryId }) => entryId === chosen);
  const merge = async () => {
    if (!into || isBusy) return;
    setBusy(true);
    const isDone = await askRoom((control) => control.merge(entry.entryId, into.entryId));
    setBusy(false);
    if (isDone) onEnd();
  };
  return (
    <li ref={row} className={styles.merge}>
      <SelectField
        label={t('merge.label', { name: entry.name })}
        value={into?.entryId ?? ''}
        options={[
          ...(into ? [] : [nobody]),
          ...offered.map(({ entryId, name }) => ({ value: entryId, label: name })),
        ]}
        onChange={setChosen}
      />
      <p className={styles.text}>{t('merge.hint')}</p>
      <div className={styles.ways}>
        <Button onClick={onEnd}>{t('common:cancel')}</Button>
        <Button look="main" disabled={!into} aria-disabled={isBusy} onClick={merge}>
          {t('merge.confirm')}
        </Button>
      </div>
    </li>
  );
}

import IconArrowMerge from '@tabler/icons-react/dist/esm/icons/IconArrowMerge.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconUserX from '@tabler/icons-react/dist/esm/icons/IconUserX.mjs';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { ListEntry } from '../../api/entries';
import { Button } from '../../components/controls/Button';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { askRoom } from './ask-room';
import { keepPeople, savePeople } from './keep-people';
import { MergePerson } from './MergePerson';
import { AddPeople } from './NameForm';
import roomStyles from './Room.module.css';
import { saveProofOf } from './save-proof';
import styles from './ViewerList.module.css';
import { Weight } from './WeightRules';

/** More names than these aren't read; the wheel has them all. */
const mostShown = 100;

/** The people on the wheel, the latest first, and before them those who wait to be let in. */
export function PeopleList() {
  const { t } = useTranslation('live');
  const people = useStore(roomStore, (room) => room.people);
  const [isKeeping, setKeeping] = useState(false);
  const keep = async () => {
    setKeeping(true);
    await keepPeople();
    setKeeping(false);
  };
  const waiting = people.filter(({ state }) => state === 'waiting');
  const isIn = people.filter(({ state }) => state === 'in');
  const shown = [...waiting, ...isIn.toReversed()].slice(0, mostShown);
  const count = isIn.length;
  return (
    <section className={roomStyles.people} aria-label={t('list.count', { count })}>
      <p className={styles.count}>{t('list.count', { count })}</p>
      {shown.length > 0 && (
        <ul className={styles.list} data-host>
          {shown.map((entry) => (
            <Entry key={entry.entryId} entry={entry} hasOthers={people.length > 1} />
          ))}
        </ul>
      )}
      {count > 0 && (
        <div className={roomStyles.ways}>
          <Button disabled={isKeeping} onClick={keep}>
            {t('keep.go')}
          </Button>
          <Button onClick={savePeople}>{t('file.save')}</Button>
        </div>
      )}
      <AddPeople add={async (name) => roomStore.getState().control?.add(name)} />
    </section>
  );
}

function Entry({ entry, hasOthers }: { entry: ListEntry; hasOthers: boolean }) {
  const { t } = useTranslation('live');
  const [isMerging, setMerging] = useState(false);
  const isDrawn = useStore(roomStore, ({ next }) => next !== null && next.number > 1);
  const { entryId, name, state, weight } = entry;
  if (isMerging && hasOthers) return <MergePerson entry={entry} onEnd={() => setMerging(false)} />;
  return (
    <li className={styles.person}>
      <bdi className={styles.name}>{name}</bdi>
      <Weight weight={weight} />
      {state === 'waiting' && (
        <Button onClick={() => askRoom(({ letIn }) => letIn(entryId))}>{t('list.letIn', { name })}</Button>
      )}
      <MenuWithButton
        label={t('room.actions', { name })}
        icon={<IconDots size={20} aria-hidden />}
        entries={[
          ...(hasOthers ? [{ label: t('merge.go'), icon: IconArrowMerge, run: () => setMerging(true) }] : []),
          ...(isDrawn && state === 'in'
            ? [{ label: t('list.proof'), icon: IconFileDownload, run: () => void saveProofOf(entryId) }]
            : []),
          {
            label: t('list.takeOff'),
            icon: IconUserX,
            run: () => askRoom(({ takeOff }) => takeOff(entryId)),
          },
          {
            label: t('list.block'),
            icon: IconBan,
            run: () => askRoom(({ takeOff }) => takeOff(entryId, true)),
          },
        ]}
      />
    </li>
  );
}

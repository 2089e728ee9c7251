import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../components/controls/Button';
import { SelectField } from '../../components/field/SelectField';
import { notify } from '../../components/toasts/notify';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { hostedLists } from '../../live/hosted-lists';
import { roomStore } from '../../live/room-store';
import { sessionStore } from '../../session/session-state';
import { askRoom } from './ask-room';
import styles from './Room.module.css';

/** The host brings the people of an earlier list back: a class, or a team. */
export function BringPeople() {
  const { t } = useTranslation('live');
  const { locale } = useLanguage();
  const liveId = useStore(roomStore, (room) => room.liveId);
  useStore(sessionStore, ({ user }) => user);
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const lists = hostedLists().filter((list) => list.liveId !== liveId);
  const list = lists.find((each) => each.liveId === chosen) ?? lists[0];
  if (!list) return null;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const bring = async () => {
    if (isBusy) return;
    setBusy(true);
    await askRoom(async (control) => {
      const count = await control.bring(list);
      notify('success', count > 0 ? t('again.done', { count }) : t('again.none'));
    });
    setBusy(false);
  };
  return (
    <div className={styles.join}>
      <SelectField
        label={t('again.label')}
        value={list.liveId}
        options={lists.map((each) => ({
          value: each.liveId,
          label: t('again.of', { name: each.name || t('title'), day: day.format(each.at) }),
        }))}
        onChange={setChosen}
      />
      <div className={styles.ways}>
        <Button aria-disabled={isBusy} onClick={bring}>
          {t('again.go')}
        </Button>
      </div>
    </div>
  );
}

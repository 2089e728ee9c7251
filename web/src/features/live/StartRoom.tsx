import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { type Problem, problemOf } from '../../api/problem';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { openedWith } from '../../components/dialog/open-dialog';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { problemText } from '../../components/problem/problem-text';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { roomStore } from '../../live/room-store';
import { isReplaceableSample } from '../../stage/replace-sample';
import { wheelStore } from '../../wheel/store';
import { openRoom, openRoomToJoin, toLobby } from './host-room';
import { NameBox } from './NameField';
import styles from './Room.module.css';

export function StartRoom() {
  const { t } = useTranslation('live');
  const [name, setName] = useState('');
  const [hidesTexts, setHides] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const count = useStore(wheelStore, ({ wheel }) => (isReplaceableSample() ? 0 : wheel.slices.length));

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void open(openRoom);
  };
  const openWithDoor = async () => {
    const isOpened = await open(openRoomToJoin);
    // The room may have refused the list, and the host may have left the dialog while it was slow.
    if (isOpened && roomStore.getState().door?.open && openedWith('live')) toLobby();
  };
  const open = async (start: typeof openRoom): Promise<boolean> => {
    setOpening(true);
    setProblem(null);
    try {
      await start({ hidesTexts, name: name.trim() });
      return true;
    } catch (error) {
      console.warn('The room could not be opened.', error);
      setProblem(problemOf(error));
      setOpening(false);
      return false;
    }
  };
  return (
    <form className={styles.form} onSubmit={send}>
      <p className={styles.text}>{t('start.text')}</p>
      <NameBox value={name} onName={setName} />
      <SwitchRow
        label={t('start.hides.label')}
        hint={t('start.hides.hint')}
        isOn={hidesTexts}
        onChange={setHides}
      />
      {count > 0 && <p className={styles.text}>{t('start.added', { count })}</p>}
      <ProblemLine>{problem && problemText(problem, 'live')}</ProblemLine>
      <Answers>
        <Button disabled={isOpening} onClick={openWithDoor}>
          {t('start.join')}
        </Button>
        <Button type="submit" look="main" disabled={isOpening}>
          {isOpening ? t('start.going') : t('start.go')}
        </Button>
      </Answers>
    </form>
  );
}

import { type SubmitEvent, useState } from 'react';
import { type Problem, problemOf } from '../../api/problem';
import { Button } from '../../components/controls/Button';
import { Answers } from '../../components/dialog/CardDialog';
import { ProblemLine } from '../../components/problem/ProblemLine';
import { problemText } from '../../components/problem/problem-text';
import { SwitchRow } from '../../components/switch/SwitchRow';
import { useTranslation } from '../../i18n/use-translation';
import { openRoom } from './host-room';
import { NameBox } from './NameField';
import styles from './Room.module.css';

export function StartRoom() {
  const { t } = useTranslation('live');
  const [name, setName] = useState('');
  const [hidesTexts, setHides] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOpening(true);
    setProblem(null);
    try {
      await openRoom({ hidesTexts, name: name.trim() });
    } catch (error) {
      console.warn('The room could not be opened.', error);
      setProblem(problemOf(error));
      setOpening(false);
    }
  };
  return (
    <form className={styles.form} onSubmit={open}>
      <p className={styles.text}>{t('start.text')}</p>
      <NameBox value={name} onName={setName} />
      <SwitchRow
        label={t('start.hides.label')}
        hint={t('start.hides.hint')}
        isOn={hidesTexts}
        onChange={setHides}
      />
      <ProblemLine>{problem && problemText(problem, 'live')}</ProblemLine>
      <Answers>
        <Button type="submit" look="main" disabled={isOpening}>
          {isOpening ? t('start.going') : t('start.go')}
        </Button>
      </Answers>
    </form>
  );
}

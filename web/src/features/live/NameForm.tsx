import { useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { TextField } from '../../components/field/TextField';
import { useForm } from '../../components/field/use-form';
import { problemText } from '../../components/problem/problem-text';
import { useTranslation } from '../../i18n/use-translation';
import styles from './Room.module.css';

export const longestName = 40;

interface NameFormProps {
  label: string;
  submit: string;
  name: string;
  onName: (name: string) => void;
  /** What names a person: the browser offers the visitor's own. */
  autoComplete: 'nickname' | 'off';
  look?: 'main' | 'quiet';
  problem?: string;
  /** Throws an ApiError. */
  send: (name: string) => Promise<void>;
}

/** A name that goes onto the wheel of the room. */
export function NameForm(props: NameFormProps) {
  const { label, submit, name, onName, autoComplete, look = 'quiet', send } = props;
  const { t } = useTranslation('live');
  const [problem, setProblem] = useState('');
  const { form, faults, phase } = useForm<{ name?: string }>({
    check: () => (name.trim() === '' ? { name: t('problem.nameless') } : {}),
    send: async () => {
      setProblem('');
      try {
        await send(name.trim());
        return true;
      } catch (error) {
        console.warn('The list could not be changed.', error);
        setProblem(problemText(error, 'live'));
        return false;
      }
    },
  });
  return (
    <form {...form} className={styles.form}>
      <TextField
        label={label}
        name="name"
        dir="auto"
        autoComplete={autoComplete}
        maxLength={longestName}
        fault={faults.name || problem || props.problem}
        value={name}
        onText={onName}
      />
      <div className={styles.ways}>
        <Button type="submit" look={look} disabled={phase === 'sending'}>
          {submit}
        </Button>
      </div>
    </form>
  );
}

/** Adds one person after the other: the box is empty for the next name while the last one is on its way. */
export function AddPeople({ add }: { add: (name: string) => Promise<void> }) {
  const { t } = useTranslation('live');
  const [name, setName] = useState('');
  const [refused, setRefused] = useState({ names: '', reason: '' });
  const sent = useRef(Promise.resolve());

  const addNext = async (next: string) => {
    try {
      await add(next);
    } catch (error) {
      console.warn('Somebody could not be added to the list.', error);
      const reason = problemText(error, 'live');
      setRefused(({ names }) => ({ names: names ? `${names}, ${next}` : next, reason }));
      setName((typed) => typed || next);
    }
  };
  return (
    <NameForm
      label={t('list.add')}
      submit={t('list.addGo')}
      autoComplete="off"
      name={name}
      onName={setName}
      problem={refused.names && t('list.notAdded', refused)}
      send={async (next) => {
        setName('');
        setRefused({ names: '', reason: '' });
        sent.current = sent.current.then(() => addNext(next));
      }}
    />
  );
}

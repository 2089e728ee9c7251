import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { IconButton } from '../../../components/controls/IconButton';
import { NumberField } from '../../../components/field/NumberField';
import { TextField } from '../../../components/field/TextField';
import { useTranslation } from '../../../i18n/use-translation';
import { forgetOwed, mostOwed, owedIn, oweSpins } from '../../../wheel/picking/spins-owed';
import { wheelStore } from '../../../wheel/store';
import styles from './DrawModePanel.module.css';

const countIn = (typed: number): number => (typed >= 1 ? Math.min(Math.floor(typed), mostOwed) : 1);

/** The queue of people for whom the wheel is spun next. */
export function SpinsOwed() {
  const { t } = useTranslation('draw', 'owed');
  const owed = useStore(wheelStore, ({ wheel }) => wheel.spin.owed);
  const { edit } = wheelStore.getState();
  const [name, setName] = useState('');
  const [count, setCount] = useState(1);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() === '') return;
    edit(oweSpins(name, count));
    setName('');
  };
  return (
    <form className={styles.owed} onSubmit={add}>
      <p className={styles.hint}>{t('hint')}</p>
      <ol className={styles.queue}>
        {owedIn({ owed }).map((each) => (
          <li key={each.name} className={styles.waiting}>
            <span>{t('now', { ...each })}</span>
            <IconButton label={t('remove', { name: each.name })} onClick={() => edit(forgetOwed(each.name))}>
              <IconX size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <TextField label={t('name')} value={name} maxLength={60} autoComplete="off" onText={setName} />
      <NumberField label={t('count')} min={1} value={count} coerce={countIn} onChange={setCount} />
      <Button type="submit" disabled={name.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}

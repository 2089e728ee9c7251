import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SubmitEvent, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../components/controls/Button';
import { IconButton } from '../../../components/controls/IconButton';
import { NumberField } from '../../../components/field/NumberField';
import { TextField } from '../../../components/field/TextField';
import { useTranslation } from '../../../i18n/use-translation';
import { addPrize, prizeCount, prizesOn } from '../../../wheel/picking/prize-edits';
import { wheelStore } from '../../../wheel/store';
import styles from './DrawModePanel.module.css';

/** The prizes that are drawn after a person has won. */
export function PrizesSetup() {
  const { t } = useTranslation('draw', 'prizes');
  const wheel = useStore(wheelStore, (state) => state.wheel);
  const { edit, removeSlice } = wheelStore.getState();
  const [text, setText] = useState('');
  const [of, setOf] = useState(1);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    edit(addPrize(text.trim(), of));
    setText('');
  };
  return (
    <form className={styles.owed} onSubmit={add}>
      <p className={styles.hint}>{t('hint')}</p>
      <ul className={styles.queue}>
        {prizesOn(wheel).map(({ slice, left = 0 }) => (
          <li key={slice.guid} className={styles.waiting}>
            <span>
              <bdi>{slice.text}</bdi>
              {slice.stock && ` · ${t('left', { left, of: slice.stock.of })}`}
            </span>
            <IconButton
              label={t('remove', { name: slice.text.slice(0, 80) })}
              onClick={() => removeSlice(slice.guid)}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <TextField label={t('name')} value={text} autoComplete="off" onText={setText} />
      <NumberField label={t('count')} min={0} value={of} coerce={prizeCount} onChange={setOf} />
      <Button type="submit" disabled={text.trim() === ''}>
        {t('add')}
      </Button>
    </form>
  );
}

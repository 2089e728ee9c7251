import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedWheel } from '../../api/list-wheels';
import { Button } from '../../components/controls/Button';
import { TextBox } from '../../components/text-box/TextBox';
import styles from './WheelCard.module.css';
import { renameListed } from './wheel-commands';

/** Enter saves the name, Escape leaves it as it was. */
export function RenameWheel({ wheel, onDone }: { wheel: ListedWheel; onDone: () => void }) {
  const { t } = useTranslation('dashboard');
  const [name, setName] = useState(wheel.name);
  const [isBusy, setBusy] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.select(), []);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (name.trim() !== '' && name.trim() !== wheel.name) {
      setBusy(true);
      await renameListed(wheel, name);
    }
    onDone();
  };
  const typed = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form className={styles.rename} onSubmit={save}>
      <TextBox
        ref={box}
        dir="auto"
        aria-label={t('rename.label')}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={typed}
      />
      <Button type="submit" disabled={isBusy}>
        {t('rename.save')}
      </Button>
    </form>
  );
}

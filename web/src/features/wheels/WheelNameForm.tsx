import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/controls/Button';
import { wheelStore } from '../../wheel/store';
import { nameWheel } from '../../wheel/wheel-name';
import type { TitlePartProps } from './title-parts';
import styles from './WheelNameForm.module.css';
import { closeAtTitle } from './wheel-title-state';

const wordsNow = () => {
  const { name = '', description = '' } = wheelStore.getState().config['wheel-definition'];
  return { name, description };
};

/** Names and describes the wheel right where its name stands. Enter saves, Escape leaves it as it was. */
export function WheelNameForm({ opener }: TitlePartProps) {
  const { t } = useTranslation('wheels');
  const [before] = useState(wordsNow);
  const [name, setName] = useState(before.name);
  const [description, setDescription] = useState(before.description);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  const close = () => {
    closeAtTitle();
    opener.current?.focus();
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // What nobody typed in may have changed meanwhile, by another language or another tab: it stays as it is now.
    const now = wordsNow();
    wheelStore
      .getState()
      .edit(
        nameWheel(
          name === before.name ? now.name : name,
          description === before.description ? now.description : description,
        ),
      );
    close();
  };
  const typed = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Escape') close();
    const isSave = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSave || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  return (
    <form className={styles.form} aria-label={t('menu.rename')} onSubmit={save} onKeyDown={typed}>
      <label className={styles.field}>
        {t('name.name')}
        <input
          ref={first}
          className={styles.box}
          dir="auto"
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <label className={styles.field}>
        {t('name.description')}
        <textarea
          className={styles.box}
          dir="auto"
          rows={3}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
      </label>
      <div className={styles.answers}>
        <Button onClick={close}>{t('name.cancel')}</Button>
        <Button type="submit" look="main">
          {t('name.save')}
        </Button>
      </div>
    </form>
  );
}

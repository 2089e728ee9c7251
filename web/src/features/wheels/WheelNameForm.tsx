import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { TextAreaField, TextField } from '../../components/field/TextField';
import { useUnfinishedField } from '../../components/text-box/finish-typing';
import { useTranslation } from '../../i18n/use-translation';
import { nameWheel } from '../../wheel/edits/edits';
import { wheelStore } from '../../wheel/store';
import styles from './WheelNameForm.module.css';

const wordsNow = () => {
  const { name = '', description = '' } = wheelStore.getState().wheel;
  return { name, description };
};

/** Edits the wheel's name and description. Enter saves, Escape cancels. */
export function WheelNameForm({ onClose }: DialogProps<'name'>) {
  const { t } = useTranslation('wheels');
  const [before] = useState(wordsNow);
  const [name, setName] = useState(before.name);
  const [description, setDescription] = useState(before.description);
  const first = useRef<HTMLInputElement>(null);
  const isHandedOver = useRef(false);
  useEffect(() => first.current?.select(), []);

  const keep = () => {
    // Text that wasn't edited here may have changed with the language or in another tab: it stays.
    const now = wordsNow();
    wheelStore
      .getState()
      .edit(
        nameWheel(
          name === before.name ? now.name : name,
          description === before.description ? now.description : description,
        ),
      );
  };
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep();
    onClose();
  };
  useUnfinishedField(() => {
    isHandedOver.current = true;
    keep();
  });
  const cancel = () => {
    if (isHandedOver.current) wheelStore.getState().edit(nameWheel(before.name, before.description));
    onClose();
  };
  const typed = (event: KeyboardEvent<HTMLFormElement>) => {
    const isSave = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSave || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };

  return (
    <CardDialog title={t('menu.rename')} onClose={cancel} first={() => first.current}>
      <form className={styles.form} aria-label={t('menu.rename')} onSubmit={save} onKeyDown={typed}>
        <TextField
          ref={first}
          label={t('common:name')}
          dir="auto"
          autoComplete="off"
          value={name}
          onText={setName}
        />
        <TextAreaField label={t('name.description')} rows={3} value={description} onText={setDescription} />
        <Answers>
          <Button onClick={cancel}>{t('common:cancel')}</Button>
          <Button type="submit" look="main">
            {t('common:save')}
          </Button>
        </Answers>
      </form>
    </CardDialog>
  );
}

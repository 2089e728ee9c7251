import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { Answers, CardDialog } from '../../components/dialog/CardDialog';
import type { DialogProps } from '../../components/dialog/open-dialog';
import { TextAreaField, TextField } from '../../components/field/TextField';
import { useUnfinishedDraft } from '../../components/text-box/use-unfinished-draft';
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
  const [draft, setDraft] = useState(before);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.select(), []);

  const write = (changed: Partial<typeof draft>) => {
    const { name, description } = { ...wordsNow(), ...changed };
    wheelStore.getState().edit(nameWheel(name, description));
  };
  const { keep, drop } = useUnfinishedDraft({ before, draft, write });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    keep();
    onClose();
  };
  const cancel = () => {
    drop();
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
          value={draft.name}
          onText={(name) => setDraft({ ...draft, name })}
        />
        <TextAreaField
          label={t('name.description')}
          rows={3}
          value={draft.description}
          onText={(description) => setDraft({ ...draft, description })}
        />
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

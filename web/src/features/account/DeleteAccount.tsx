import { type FormEvent, useState } from 'react';
import { deleteAccount } from '../../api/account';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { TextField } from '../../components/field/TextField';
import { tellFailure } from '../../components/toasts/notify';
import { useTranslation } from '../../i18n/use-translation';
import { accountDeleted } from '../../session/notices';
import fields from './EmailForm.module.css';
import { goHomeWith, leaveAccount } from './tell-notice';

/** Deleting can't be undone, so it is confirmed by typing a word, not by one more click. */
export function DeleteAccount() {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const word = t('remove.word');
  const isConfirmed = typed.trim().toLocaleUpperCase() === word;

  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!isConfirmed || isBusy) return;
    setBusy(true);
    try {
      await deleteAccount();
      await leaveAccount(true);
      goHomeWith(accountDeleted);
    } catch (error) {
      tellFailure(error, t('remove.failed'));
    }
    setBusy(false);
  };

  return (
    <Card title={t('remove.title')} text={t('remove.text')} isPart>
      <form className={fields.form} onSubmit={remove}>
        <TextField
          label={t('remove.label', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onText={setTyped}
        />
        <div className={cards.after}>
          <Button type="submit" look="danger" disabled={!isConfirmed || isBusy}>
            {t('remove.button')}
          </Button>
        </div>
      </form>
    </Card>
  );
}

import { type SubmitEvent, useState } from 'react';
import { Button } from '../../components/controls/Button';
import { TextField } from '../../components/field/TextField';
import { verifyAddress } from '../../i18n/page-addresses';
import { useTranslation } from '../../i18n/use-translation';
import styles from './VerifyPage.module.css';

/** Goes to the draw whose address or id is given. */
export function AskForDraw() {
  const { t } = useTranslation('verify');
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOfDraw(text);
    setRefused(address === null);
    if (address !== null) window.location.assign(address);
  };
  return (
    <form className={styles.form} onSubmit={check}>
      <TextField
        label={t('ask.label')}
        fault={isRefused && t('ask.fault')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onText={(typed) => {
          setText(typed);
          setRefused(false);
        }}
      />
      <Button look="main" type="submit">
        {t('hidden.go')}
      </Button>
    </form>
  );
}

/** The page that verifies a draw. The salt of private texts, in the fragment of the given address, goes along. */
export function addressOfDraw(text: string): string | null {
  const [path = '', fragment = ''] = text.trim().split('#', 2);
  const spinId =
    path
      .split('?', 1)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? '';
  if (!/^[\w-]{8,64}$/.test(spinId)) return null;
  return verifyAddress(spinId, undefined, new URLSearchParams(fragment).get('salt'));
}

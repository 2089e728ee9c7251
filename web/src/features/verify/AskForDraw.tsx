import { type SubmitEvent, useId, useState } from 'react';
import cards from '../../components/card/Card.module.css';
import { Button } from '../../components/controls/Button';
import { TextBox } from '../../components/text-box/TextBox';
import { verifyAddress } from '../../i18n/addresses';
import { useTranslation } from '../../i18n/use-translation';
import styles from './VerifyPage.module.css';

/** Goes to the draw whose address or id is given. */
export function AskForDraw() {
  const { t } = useTranslation('verify');
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const id = useId();

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = addressOfDraw(text);
    setRefused(address === null);
    if (address !== null) window.location.assign(address);
  };
  return (
    <form className={styles.form} onSubmit={check}>
      <label htmlFor={id}>{t('ask.label')}</label>
      <TextBox
        id={id}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={isRefused}
        aria-describedby={`${id}-fault`}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefused(false);
        }}
      />
      <Button look="main" type="submit">
        {t('hidden.go')}
      </Button>
      <p id={`${id}-fault`} className={cards.text} role="alert">
        {isRefused && t('ask.fault')}
      </p>
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

import { type FormEvent, useRef, useState } from 'react';
import { sendMagicLink } from '../../api/account';
import { ApiError } from '../../api/api-error';
import { Button } from '../../components/controls/Button';
import { emailAddress } from '../../components/field/check-text';
import { TextField } from '../../components/field/TextField';
import { announce } from '../../components/question/ask';
import { currentLanguage } from '../../i18n/i18n';
import { keepLanguageForSignIn } from '../../i18n/sign-in-language';
import { useTranslation } from '../../i18n/use-translation';
import { rememberSignInBegun } from '../../session/remembered';
import styles from './EmailForm.module.css';

interface EmailFormProps {
  returnTo: string;
  onSent: (email: string) => void;
}

export function EmailForm({ returnTo, onSent }: EmailFormProps) {
  const { t } = useTranslation('login');
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const [isSending, setSending] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  const refuse = () => {
    setInvalid(true);
    box.current?.focus();
  };
  const tellFailure = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'invalid_email') return refuse();
    console.warn('The sign-in link could not be sent.', error);
    const minutes = error instanceof ApiError && error.status === 429 ? error.waitMinutes : undefined;
    return announce({
      title: t('sendError.title'),
      text: minutes ? t('sendError.tooMany', { count: minutes }) : t('sendError.text'),
      confirm: t('common:ok'),
    });
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const address = emailAddress(email);
    if (!address) return refuse();
    setInvalid(false);
    setSending(true);
    // The mail may be there before the answer, or although the answer is lost.
    rememberSignInBegun();
    keepLanguageForSignIn(currentLanguage());
    try {
      await sendMagicLink({ email: address, returnTo, lang: currentLanguage() });
      onSent(address);
    } catch (error) {
      void tellFailure(error);
    }
    setSending(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextField
        ref={box}
        label={t('email.label')}
        hint={t('email.hint')}
        fault={isInvalid && t('email.invalid')}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={254}
        value={email}
        onText={setEmail}
      />
      <Button type="submit" look="main" disabled={isSending}>
        {isSending ? t('common:sending') : t('email.send')}
      </Button>
    </form>
  );
}

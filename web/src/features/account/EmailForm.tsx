import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { sendMagicLink } from '../../api/send-magic-link';
import { Button } from '../../components/controls/Button';
import { emailAddress } from '../../components/form-field/check-text';
import { announce } from '../../components/question/ask';
import { TextBox } from '../../components/text-box/TextBox';
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
  const id = useId();

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
    try {
      await sendMagicLink({ email: address, returnTo, lang: currentLanguage() });
      rememberSignInBegun();
      keepLanguageForSignIn(currentLanguage());
      onSent(address);
    } catch (error) {
      void tellFailure(error);
    }
    setSending(false);
  };

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <label className={styles.label} htmlFor={id}>
        {t('email.label')}
      </label>
      <TextBox
        ref={box}
        id={id}
        className={styles.box}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={254}
        value={email}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-hint`}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <p
        id={`${id}-hint`}
        className={styles.hint}
        data-invalid={isInvalid}
        role={isInvalid ? 'alert' : undefined}
      >
        {isInvalid ? t('email.invalid') : t('email.hint')}
      </p>
      <Button type="submit" look="main" disabled={isSending}>
        {isSending ? t('common:sending') : t('email.send')}
      </Button>
    </form>
  );
}

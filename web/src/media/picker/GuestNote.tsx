import { useTranslation } from 'react-i18next';
import { loginAddress } from '../../i18n/addresses';
import styles from './ListState.module.css';

/** What a guest is missing, and the way to the sign-in page and back to where they are then. */
export function GuestNote({ text, link }: { text: string; link?: string }) {
  const { t } = useTranslation('media');
  return (
    <>
      {text}
      <a
        className={styles.link}
        href={loginAddress()}
        onClick={(event) => event.currentTarget.setAttribute('href', loginAddress())}
      >
        {link ?? t('login.logIn')}
      </a>
    </>
  );
}

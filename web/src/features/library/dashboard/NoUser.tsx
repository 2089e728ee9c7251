import { useStore } from 'zustand';
import cards from '../../../components/card/Card.module.css';
import { Button } from '../../../components/controls/Button';
import { Message } from '../../../components/message/Message';
import { useTranslation } from '../../../i18n/use-translation';
import { sessionStore } from '../../../session/session-state';
import { storedTokens } from '../../../session/stored-session';
import styles from './DashboardPage.module.css';

/** Shown instead of the dashboard: the session ended while it was open, or the server can't be reached. */
export function NoUser() {
  const { t } = useTranslation('dashboard');
  const isStarting = useStore(sessionStore, (state) => state.status === 'starting');
  if (isStarting) return null;
  const isUnknown = storedTokens() !== null;
  return (
    <Message as="div" className={cards.card} isUrgent>
      <h1 className={cards.title}>{t('common:myWheels')}</h1>
      <p className={cards.text}>{isUnknown ? t('noUser.noAnswer') : t('noUser.signedOut')}</p>
      {isUnknown ? (
        <p className={styles.again}>
          <Button look="main" onClick={() => window.location.reload()}>
            {t('common:retry')}
          </Button>
        </p>
      ) : (
        <a className={cards.main} href="/login?returnTo=/dashboard">
          {t('common:signIn')}
        </a>
      )}
    </Message>
  );
}

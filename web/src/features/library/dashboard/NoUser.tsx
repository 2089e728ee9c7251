import { useStore } from 'zustand';
import { Card } from '../../../components/card/Card';
import cards from '../../../components/card/Card.module.css';
import { Button, ButtonLink } from '../../../components/controls/Button';
import { Message } from '../../../components/message/Message';
import { useTranslation } from '../../../i18n/use-translation';
import { sessionStore } from '../../../session/session-state';
import { storedTokens } from '../../../session/stored-session';

/** Shown instead of the dashboard: the session ended while it was open, or the server can't be reached. */
export function NoUser() {
  const { t } = useTranslation('dashboard');
  const isStarting = useStore(sessionStore, (state) => state.status === 'starting');
  if (isStarting) return null;
  const isUnknown = storedTokens() !== null;
  return (
    <Message as="div" isUrgent>
      <Card title={t('common:myWheels')} text={isUnknown ? t('noUser.noAnswer') : t('noUser.signedOut')}>
        <p className={cards.after}>
          {isUnknown ? (
            <Button look="main" onClick={() => window.location.reload()}>
              {t('common:retry')}
            </Button>
          ) : (
            <ButtonLink look="main" href="/login?returnTo=/dashboard">
              {t('common:signIn')}
            </ButtonLink>
          )}
        </p>
      </Card>
    </Message>
  );
}

import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import styles from '../../components/card/Card.module.css';
import { LegalLinks } from '../../components/legal-links/LegalLinks';
import { Message } from '../../components/message/Message';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { rememberReturnPage } from '../../session/remembered';
import { sessionStore } from '../../session/session-state';
import { askedReturnTarget } from './after-sign-in';
import { EmailForm } from './EmailForm';
import { LinkSent } from './LinkSent';
import { ProviderLinks } from './ProviderLinks';

export function LoginPage() {
  const { t } = useTranslation(['login', 'legal']);
  const { code } = useLanguage();
  const { status, user } = useStore(sessionStore);
  const returnTo = useReturnTarget(askedReturnTarget);
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t('title'));

  if (status === 'starting') {
    return (
      <Message as="div" className={styles.card}>
        <p className={styles.subtitle}>{t('waiting')}</p>
      </Message>
    );
  }
  if (user) {
    return (
      <div className={styles.card}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.text}>{t('signedIn.text', { name: user.name })}</p>
        <a className={styles.main} href={returnTo}>
          {t('signedIn.goOn')}
        </a>
      </div>
    );
  }
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('title')}</h1>
      <p className={styles.text}>{t('intro')}</p>
      <EmailForm returnTo={returnTo} onSent={setSentTo} />
      <ProviderLinks returnTo={returnTo} />
      <a
        className={styles.link}
        href={returnTo === '/' || returnTo === '/dashboard' ? `/${code}/` : returnTo}
      >
        {t('without')}
      </a>
      <LegalLinks lead={t('legal:signIn')} />
    </div>
  );
}

/** The return target of the sign-in. It is also stored, since a failed attempt at a provider comes back without it. */
function useReturnTarget(find: () => string): string {
  const [target] = useState(find);
  useEffect(() => {
    if (target !== '/') rememberReturnPage(target);
  }, [target]);
  return target;
}

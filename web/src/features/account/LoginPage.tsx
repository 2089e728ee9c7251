import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { ButtonLink } from '../../components/controls/Button';
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
import { hasEmail, useProviders } from './use-providers';
import './page-ground.css';

export function LoginPage() {
  const { t } = useTranslation(['login', 'legal']);
  const { code } = useLanguage();
  const { status, user } = useStore(sessionStore);
  const returnTo = useReturnTarget(askedReturnTarget);
  const known = useProviders();
  const [sentTo, setSentTo] = useState<string | null>(null);
  usePageTitle(t('title'));

  if (status === 'starting') {
    return (
      <Message as="div" className={cards.card}>
        <p className={cards.subtitle}>{t('waiting')}</p>
      </Message>
    );
  }
  if (user) {
    return (
      <Card title={t('title')} text={t('signedIn.text', { name: user.name })}>
        <p className={cards.after}>
          <ButtonLink look="main" href={returnTo}>
            {t('signedIn.goOn')}
          </ButtonLink>
        </p>
      </Card>
    );
  }
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <Card title={t('title')} text={returnTo.startsWith('/?invitation=') ? t('invited') : t('intro')}>
      {hasEmail(known) && <EmailForm returnTo={returnTo} onSent={setSentTo} />}
      <ProviderLinks returnTo={returnTo} known={known} />
      <a className={cards.link} href={returnTo === '/' || returnTo === '/dashboard' ? `/${code}/` : returnTo}>
        {t('without')}
      </a>
      <LegalLinks lead={t('legal:signIn')} />
    </Card>
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

import { useStore } from 'zustand';
import { getClientConfig } from '../../api/site';
import { Card } from '../../components/card/Card';
import cards from '../../components/card/Card.module.css';
import { ButtonLink } from '../../components/controls/Button';
import { LoadState } from '../../components/load-state/LoadState';
import { useLoaded } from '../../components/load-state/use-loaded';
import { loginAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import { currentTier, tiers } from '../../session/subscription';
import { TierCard } from './TierCard';
import styles from './UpgradePage.module.css';

/** The plans where the operator sells them, and who gives them away elsewhere. */
export function UpgradePage() {
  const { t } = useTranslation('upgrade');
  const config = useLoaded('Whether plans are sold here', getClientConfig);
  usePageTitle(t('title'));
  if (config.result) {
    const { plansUrl } = config.result;
    return plansUrl ? <Plans shop={plansUrl} /> : <NothingSold />;
  }
  return (
    <Card title={t('title')}>
      <LoadState loaded={config} failed={t('failed')} />
    </Card>
  );
}

function Plans({ shop }: { shop: string }) {
  const { t } = useTranslation(['upgrade', 'account']);
  const { user, status } = useStore(sessionStore);
  const own = user ? currentTier(user.subscription, Date.now()) : undefined;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={cards.title}>{t('title')}</h1>
        <p className={cards.text}>{t('intro')}</p>
      </header>
      <ul className={styles.tiers}>
        {tiers.map((tier) => (
          <TierCard key={tier} tier={tier} isOwn={tier === own} />
        ))}
      </ul>
      <div className={styles.shop}>
        <ButtonLink look="main" href={shop}>
          {t('choose')}
        </ButtonLink>
        {user?.email && <p className={cards.text}>{t('buyFor', { email: user.email })}</p>}
        {status === 'guest' && (
          <p className={cards.text}>
            {t('signIn')} <a href={loginAddress()}>{t('common:signIn')}</a>
          </p>
        )}
      </div>
    </div>
  );
}

function NothingSold() {
  const { t } = useTranslation(['upgrade', 'account']);
  const { code } = useLanguage();
  const user = useStore(sessionStore, (state) => state.user);
  return (
    <Card title={t('title')} text={t('nothingSold')}>
      <p className={cards.text}>{t('ask')}</p>
      {user && (
        <p className={styles.plan}>
          {t('yours')}: <strong>{t(`account:tiers.${currentTier(user.subscription, Date.now())}`)}</strong>
        </p>
      )}
      <p className={cards.after}>
        <ButtonLink look="main" href={`/${code}/`}>
          {t('common:backToWheel')}
        </ButtonLink>
      </p>
    </Card>
  );
}

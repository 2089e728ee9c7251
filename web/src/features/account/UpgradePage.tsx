import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import cards from '../../components/card/Card.module.css';
import { loginAddress } from '../../i18n/addresses';
import { usePageTitle } from '../../i18n/document-language';
import { sessionStore } from '../../session/session-state';
import { currentTier, tiers } from '../../session/subscription';
import { TierCard } from './TierCard';
import styles from './UpgradePage.module.css';

/** What the tiers are, and whom to ask: payment is up to the operator. */
export function UpgradePage() {
  const { t } = useTranslation(['upgrade', 'account']);
  const user = useStore(sessionStore, (state) => state.user);
  const status = useStore(sessionStore, (state) => state.status);
  const own = user ? currentTier(user.subscription, Date.now()) : undefined;
  usePageTitle(t('title'));
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
      <section className={cards.card} data-size="wide">
        <h2 className={cards.subtitle}>{t('ask.title')}</h2>
        <p className={cards.text}>{t('ask.text')}</p>
        {user?.email && <p className={cards.text}>{t('ask.tell', { email: user.email })}</p>}
        {status === 'guest' && (
          <>
            <p className={cards.text}>{t('ask.signIn')}</p>
            <a className={cards.main} href={loginAddress()}>
              {t('account:signIn')}
            </a>
          </>
        )}
        <p className={cards.text}>{t('ask.operator')}</p>
        <pre className={styles.command}>wheelwright user tier {user?.email ?? 'name@example.org'} pro</pre>
      </section>
    </div>
  );
}

import { useStore } from 'zustand';
import { Avatar } from '../../components/avatar/Avatar';
import { MenuWithButton } from '../../components/menu/MenuWithButton';
import { isLoginPage, loginAddress } from '../../i18n/addresses';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { sessionStore } from '../../session/session-state';
import styles from './AccountMenu.module.css';

/** The menu of the account: sign-in for guests, account pages and sign-out for users. */
export function AccountMenu() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const status = useStore(sessionStore, (state) => state.status);
  const user = useStore(sessionStore, (state) => state.user);

  // Computed when the menu opens: the language menu changes the address without an event.
  const entries = async () => {
    const [{ accountEntries }, { signOut }] = await Promise.all([
      import('./account-entries'),
      import('./tell-notice'),
    ]);
    return accountEntries(user, code, Date.now()).map(({ label, icon, href }) => ({
      label: t(label),
      icon,
      ...(href === undefined ? { run: signOut } : { href }),
    }));
  };
  return (
    <>
      {status === 'guest' && !isLoginPage() && (
        <a
          className={styles.signIn}
          href={loginAddress()}
          // The language menu changes the address without an event.
          onClick={(event) => event.currentTarget.setAttribute('href', loginAddress())}
        >
          {t('common:signIn')}
        </a>
      )}
      <MenuWithButton
        label={user ? t('menu.signedIn', { name: user.name }) : t('menu.label')}
        icon={<Avatar picture={user?.picture} name={user?.name} size={28} />}
        entries={entries}
        head={
          user && (
            <span className={styles.who}>
              <span className={styles.name}>{user.name}</span>
              {user.email !== user.name && user.email}
            </span>
          )
        }
      />
    </>
  );
}

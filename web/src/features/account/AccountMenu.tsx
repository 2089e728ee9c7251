import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MenuButton } from '../../components/option-menu/MenuButton';
import { useLazyMenu } from '../../components/option-menu/use-lazy-menu';
import { sessionStore } from '../../session/session-state';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar';
import { isLoginPage, loginAddress } from './addresses';

const loadMenu = () => import('./OpenAccountMenu').then((module) => module.OpenAccountMenu);

/** Who is here, and what they can do about it. */
export function AccountMenu() {
  const { t } = useTranslation('account');
  const status = useStore(sessionStore, (state) => state.status);
  const user = useStore(sessionStore, (state) => state.user);
  const { Menu, button } = useLazyMenu(loadMenu);

  return (
    <>
      {status === 'guest' && !isLoginPage() && (
        <a
          className={styles.signIn}
          href={loginAddress()}
          // The language menu changes the address without a word to anybody.
          onClick={(event) => event.currentTarget.setAttribute('href', loginAddress())}
        >
          {t('signIn')}
        </a>
      )}
      {Menu ? (
        <Menu />
      ) : (
        <MenuButton
          label={user ? t('menu.signedIn', { name: user.name }) : t('menu.label')}
          icon={<Avatar picture={user?.picture} size={28} />}
          {...button}
        />
      )}
    </>
  );
}

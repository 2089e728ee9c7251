import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MenuButton } from '../../components/option-menu/MenuButton';
import { notify } from '../../components/toasts/notify';
import { sessionStore } from '../../session/session-state';
import styles from './AccountMenu.module.css';
import { Avatar } from './Avatar';
import { isLoginPage, loginAddress } from './addresses';

const loadMenu = () => import('./OpenAccountMenu').then((module) => module.OpenAccountMenu);
const warmUp = () => void loadMenu().catch(() => {});

/** Who is here, and what they can do about it. The menu itself is fetched when its button is first approached. */
export function AccountMenu() {
  const { t } = useTranslation(['account', 'errors']);
  const status = useStore(sessionStore, (state) => state.status);
  const user = useStore(sessionStore, (state) => state.user);
  const [Menu, setMenu] = useState<ComponentType>();

  const open = async () => {
    try {
      const loaded = await loadMenu();
      setMenu(() => loaded);
    } catch (error) {
      console.error('The menu could not be loaded.', error);
      notify('error', `${t('errors:part.title')}. ${t('errors:part.text')}`);
    }
  };

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
          aria-expanded={false}
          onClick={open}
          onPointerEnter={warmUp}
          onFocus={warmUp}
        />
      )}
    </>
  );
}

import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { OpenMenu } from '../../components/option-menu/OpenMenu';
import { useLanguage } from '../../i18n/use-language';
import { sessionStore } from '../../session/session-state';
import { Avatar } from './Avatar';
import { accountEntries } from './account-entries';
import styles from './OpenAccountMenu.module.css';
import { signOut } from './sign-out';

export function OpenAccountMenu() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const user = useStore(sessionStore, (state) => state.user);
  return (
    <OpenMenu
      label={user ? t('menu.signedIn', { name: user.name }) : t('menu.label')}
      icon={<Avatar picture={user?.picture} size={28} />}
    >
      <div className={styles.entries}>
        {user && (
          <Menu.Label className={styles.who}>
            <span className={styles.name}>{user.name}</span>
            {user.email !== user.name && user.email}
          </Menu.Label>
        )}
        {accountEntries(user, code, Date.now()).map(({ label, icon: Icon, href }, place) => {
          const item = {
            leftSection: <Icon className={styles.icon} size={20} aria-hidden />,
            'data-autofocus': place === 0 || undefined,
          };
          if (href === undefined) {
            return (
              <Menu.Item key={label} onClick={signOut} {...item}>
                {t(label)}
              </Menu.Item>
            );
          }
          return (
            <Menu.Item key={label} component="a" href={href} {...item}>
              {t(label)}
            </Menu.Item>
          );
        })}
      </div>
    </OpenMenu>
  );
}

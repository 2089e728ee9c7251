import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { MenuButton } from '../../components/option-menu/MenuButton';
import { useLanguage } from '../../i18n/use-language';
import { sessionStore } from '../../session/session-state';
import { Avatar } from './Avatar';
import { accountEntries } from './account-entries';
import styles from './OpenAccountMenu.module.css';
import { signOut } from './sign-out';

/** Takes the place of the first button, which was just pressed: so it takes the focus over and opens at once. */
export function OpenAccountMenu() {
  const { t } = useTranslation('account');
  const { code } = useLanguage();
  const user = useStore(sessionStore, (state) => state.user);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = user ? t('menu.signedIn', { name: user.name }) : t('menu.label');

  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);

  return (
    <Menu
      opened={isOpen}
      onChange={setOpen}
      returnFocus
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      withinPortal={false}
      radius="lg"
      classNames={{ dropdown: styles.dropdown, item: styles.item, label: styles.who }}
    >
      <Menu.Target>
        <MenuButton ref={button} label={label} icon={<Avatar picture={user?.picture} size={28} />} />
      </Menu.Target>
      <Menu.Dropdown>
        {user && (
          <Menu.Label>
            <span className={styles.name}>{user.name}</span>
            {user.email !== user.name && user.email}
          </Menu.Label>
        )}
        {accountEntries(user, code, Date.now()).map(({ label: key, icon: Icon, href }, place) => {
          const leftSection = <Icon size={20} aria-hidden />;
          const autoFocus = { 'data-autofocus': place === 0 || undefined };
          if (href === undefined) {
            return (
              <Menu.Item key={key} leftSection={leftSection} onClick={signOut} {...autoFocus}>
                {t(key)}
              </Menu.Item>
            );
          }
          return (
            <Menu.Item key={key} component="a" href={href} leftSection={leftSection} {...autoFocus}>
              {t(key)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

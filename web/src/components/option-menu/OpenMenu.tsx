import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MenuButton, type MenuButtonProps } from './MenuButton';
import styles from './OpenMenu.module.css';

/** Takes the place of the first button, which was just pressed: so it takes the focus over and opens at once. */
export function OpenMenu({ children, ...button }: MenuButtonProps & { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const target = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    target.current?.focus();
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
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <Menu.Target>
        <MenuButton ref={target} {...button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

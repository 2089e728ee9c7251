import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useEffect, useRef, useState } from 'react';
import { MenuButton } from './MenuButton';
import styles from './OpenOptionMenu.module.css';
import type { OptionMenuProps } from './OptionMenu';

/** Takes the place of the first button, which was just pressed: so it takes the focus over and opens at once. */
export function OpenOptionMenu({ label, icon, short, options, value, onChoose }: OptionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

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
      classNames={{ dropdown: styles.dropdown, item: styles.item }}
    >
      <Menu.Target>
        <MenuButton ref={button} label={label} icon={icon} short={short} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={value} onChange={onChoose}>
          {options.map((option) => (
            <Menu.RadioItem
              key={option.value}
              value={option.value}
              closeMenuOnClick
              data-autofocus={option.value === value || undefined}
              checkIcon={<IconCheck size={16} aria-hidden />}
              {...(option.lang ? { lang: option.lang } : {})}
            >
              {option.label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

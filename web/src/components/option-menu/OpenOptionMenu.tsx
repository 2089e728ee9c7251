import { Menu } from '@mantine/core';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { OpenMenu } from './OpenMenu';
import type { OptionMenuProps } from './OptionMenu';

export function OpenOptionMenu({ options, value, onChoose, ...button }: OptionMenuProps) {
  return (
    <OpenMenu {...button}>
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
    </OpenMenu>
  );
}

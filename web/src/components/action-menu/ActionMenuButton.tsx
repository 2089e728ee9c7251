import { type ReactNode, useCallback, useRef, useState } from 'react';
import { MenuButton } from '../option-menu/MenuButton';
import { ActionMenu, type MenuAction } from './ActionMenu';

interface ActionMenuButtonProps {
  label: string;
  icon: ReactNode;
  actions: readonly MenuAction[];
}

export function ActionMenuButton({ label, icon, actions }: ActionMenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <MenuButton
        ref={button}
        label={label}
        icon={icon}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && button.current && (
        <ActionMenu label={label} actions={actions} anchor={button.current} onClose={close} />
      )}
    </>
  );
}

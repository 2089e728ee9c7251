import { MenuButton, type MenuButtonProps } from './MenuButton';
import { useLazyMenu } from './use-lazy-menu';

interface Option {
  value: string;
  label: string;
  /** For labels in another language than the page's. */
  lang?: string;
}

export interface OptionMenuProps extends MenuButtonProps {
  options: readonly Option[];
  value: string;
  onChoose: (value: string) => void;
}

const loadMenu = () => import('./OpenOptionMenu').then((module) => module.OpenOptionMenu);

/** One of a few, behind a button. */
export function OptionMenu(props: OptionMenuProps) {
  const { Menu, button } = useLazyMenu(loadMenu);
  if (Menu) return <Menu {...props} />;
  return <MenuButton label={props.label} icon={props.icon} short={props.short} {...button} />;
}

import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../toasts/notify';
import { MenuButton, type MenuButtonProps } from './MenuButton';

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

type OpenMenu = ComponentType<OptionMenuProps>;

const loadMenu = () => import('./OpenOptionMenu').then((module) => module.OpenOptionMenu);
const warmUp = () => void loadMenu().catch(() => {});

/** One of a few, behind a button. The menu itself is fetched when the button is first approached. */
export function OptionMenu(props: OptionMenuProps) {
  const { t } = useTranslation('errors');
  const [Menu, setMenu] = useState<OpenMenu>();

  const open = async () => {
    try {
      const loaded = await loadMenu();
      setMenu(() => loaded);
    } catch (error) {
      console.error('The menu could not be loaded.', error);
      notify('error', `${t('part.title')}. ${t('part.text')}`);
    }
  };

  if (Menu) return <Menu {...props} />;
  return (
    <MenuButton
      label={props.label}
      icon={props.icon}
      short={props.short}
      aria-expanded={false}
      onClick={open}
      onPointerEnter={warmUp}
      onFocus={warmUp}
    />
  );
}

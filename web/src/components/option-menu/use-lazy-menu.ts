import { type ComponentType, useState } from 'react';
import { tellMissingPart } from '../lazy-part/tell-missing-part';

/** A menu behind a button, fetched when the button is first approached: then it takes the button's place. */
export function useLazyMenu<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const [Menu, setMenu] = useState<ComponentType<Props>>();
  const warmUp = () => void load().catch(() => {});
  const open = async () => {
    try {
      const loaded = await load();
      setMenu(() => loaded);
    } catch (error) {
      tellMissingPart('The menu could not be loaded.', error);
    }
  };
  return {
    Menu,
    button: { 'aria-expanded': false, onClick: open, onPointerEnter: warmUp, onFocus: warmUp },
  };
}

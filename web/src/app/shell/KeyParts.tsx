import { useStore } from 'zustand';
import { Presenter } from '../../features/present/Presenter';
import { presentStore } from '../../features/present/present-state';
import { ShortcutSheet } from '../../features/shortcuts/ShortcutSheet';
import { shortcutStore } from '../../features/shortcuts/shortcut-state';

/** What single keys open; one may be open over the other. */
export function KeyParts() {
  const isSheetOpen = useStore(shortcutStore, (state) => state.isOpen);
  const isPresenting = useStore(presentStore, (state) => state.isOn);
  return (
    <>
      {isPresenting && <Presenter />}
      {isSheetOpen && <ShortcutSheet />}
    </>
  );
}

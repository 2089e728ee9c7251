import { useStore } from 'zustand';
import { Presenter } from '../present/Presenter';
import { presentStore } from '../present/present-state';
import { ShortcutSheet } from './ShortcutSheet';
import { shortcutStore } from './shortcut-state';

/** What a key by itself leads to; one may be open over the other. */
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

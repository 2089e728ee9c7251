import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { presentStore, startPresenting } from '../../features/present/present-state';
import { openShortcuts, shortcutStore } from '../../features/shortcuts/shortcut-state';
import { withTexts } from '../../i18n/load-texts';
import { isPlainKey } from '../../stage/keys';

const parts = lazyPart(async () => (await withTexts(import('./KeyParts'), 'shortcuts')).KeyParts);

/** Hosts the shortcut sheet and presenter mode, and handles the keys that open them. */
export function KeyHost() {
  const isSheetOpen = useStore(shortcutStore, (state) => state.isOpen);
  const isPresenting = useStore(presentStore, (state) => state.isOn);

  // Not after the first paint: a visitor who sees the page may press a key at once.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      if (isPlainKey(event, '?')) openShortcuts();
      else if (isPlainKey(event, 'p')) startPresenting();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (isSheetOpen || isPresenting) && <ShowPart part={parts} />;
}

import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { openDialog } from '../../components/dialog/open-dialog';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { withTexts } from '../../i18n/load-texts';
import { isPlainKey } from '../../stage/keys';
import { setPresenting, ui } from '../../state/ui';

const presenter = lazyPart(
  async () => (await withTexts(import('../../features/present/Presenter'), 'shortcuts')).Presenter,
);

/** Hosts presenter mode, and handles the keys that open it and the shortcut sheet. */
export function KeyHost() {
  const isPresenting = useStore(ui, (state) => state.isPresenting);

  // Not deferred after the first paint: a visitor who sees the page may press a key at once.
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      if (isPlainKey(event, '?')) openDialog('shortcuts');
      else if (isPlainKey(event, 'p')) setPresenting(true);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return isPresenting && <ShowPart part={presenter} />;
}

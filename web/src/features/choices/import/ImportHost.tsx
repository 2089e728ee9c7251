import { useStore } from 'zustand';
import { lazyPart } from '../../../components/lazy-part/lazy-part';
import { ShowPart } from '../../../components/lazy-part/ShowPart';
import { loadTexts } from '../../../i18n/load-texts';
import { importStore } from './import-state';

const dialog = lazyPart(async () => {
  const [{ ImportDialog }] = await Promise.all([import('./ImportDialog'), loadTexts('import')]);
  return ImportDialog;
});

/** Hosts the preview of a list; it is fetched with the first one. */
export function ImportHost() {
  const isWanted = useStore(importStore, (state) => state.file !== null);
  return isWanted && <ShowPart part={dialog} />;
}

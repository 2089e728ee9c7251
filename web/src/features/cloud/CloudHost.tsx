import { useStore } from 'zustand';
import { saveStore } from '../../cloud/save-state';
import { lazyPart } from '../../components/lazy-part/lazy-part';
import { ShowPart } from '../../components/lazy-part/ShowPart';
import { withTexts } from '../../i18n/load-texts';

const dialog = lazyPart(async () => (await withTexts(import('./StaleDialog'), 'cloud')).StaleDialog);

/** Hosts the question that a conflicting save asks. */
export function CloudHost() {
  const isAsked = useStore(saveStore, (state) => state.asked !== null);
  return isAsked && <ShowPart part={dialog} />;
}

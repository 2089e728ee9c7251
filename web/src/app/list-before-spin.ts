import { showsDraw } from '../components/dialog/open-dialog';
import { tellMissingPart } from '../components/lazy-part/tell-missing-part';
import { drawByMode } from '../features/draw/modes/DrawModes';
import { type DrawByMode, spin } from '../features/spin/spin-command';
import { withTexts } from '../i18n/load-texts';
import { sessionStore } from '../session/session-state';
import { listSourceOf } from '../wheel/document/list-source';
import { isPrizeTurn } from '../wheel/picking/prizes';
import { wheelStore } from '../wheel/store';

/** Reads the wheel's list first, where its owner has set that; then the wheel draws as it is set. */
export const readListAndDraw: DrawByMode = (plan) => {
  if (!readsListFirst()) return drawByMode(plan);
  void afterReading(() => spin(plan, drawByMode));
  return true;
};

/** A list that is kept elsewhere may have changed since the last spin; the server reads it for accounts alone. */
const readsListFirst = (): boolean =>
  listSourceOf(wheelStore.getState().wheel)?.eachSpin === true &&
  sessionStore.getState().status === 'signed-in' &&
  !wheelStore.getState().spinning &&
  !isPrizeTurn(wheelStore.getState().wheel.spin);

const list = { isRead: false };

/** Where the list can't be read, or its changes aren't wanted, the wheel spins with the choices it has. */
async function afterReading(go: () => void): Promise<void> {
  if (list.isRead) return;
  list.isRead = true;
  const { id } = wheelStore.getState().wheel;
  try {
    const load = withTexts(import('../features/choices/address/refresh-list'), 'import', 'lists');
    await (await load).refreshList({ isQuiet: true });
  } catch (error) {
    tellMissingPart('The code that reads lists could not be loaded.', error);
  } finally {
    list.isRead = false;
  }
  if (wheelStore.getState().wheel.id === id && !showsDraw()) go();
}

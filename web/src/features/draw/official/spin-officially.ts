import { problemText } from '../../../components/problem/problem-text';
import { notify } from '../../../components/toasts/notify';
import { loadTexts } from '../../../i18n/load-texts';
import { wheelStore } from '../../../wheel/store';
import { officialDraw } from './draw-machine';
import { officialOrders } from './official-order';

/** Draws one winner officially and spins the wheel to it, without a dialog in between. */
export async function spinOfficially(): Promise<void> {
  const { wheel } = wheelStore.getState();
  const machine = officialDraw({ isLeft: () => false });
  const { wheel: drawnFrom, places, show } = officialOrders.one(wheel);
  await Promise.all([machine.promise(), loadTexts('draw')]);
  await machine.draw(drawnFrom, { ...places, hidesTexts: false }, show);
  const state = machine.store.getState();
  // A broken promise has a dialog of its own.
  if (state.phase === 'failed' && state.problem !== 'broken')
    notify('error', problemText(state.problem, 'draw'));
}
